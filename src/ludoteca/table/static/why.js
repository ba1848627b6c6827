// Why can't I? The table is asked, and answers from this seat's own view; what it said is kept while the board lies still.
import { $, make, ruleMark, say } from "./base.js";
import { send, table } from "./socket.js";

const known = new Map();
const waiting = new Map();
let moment = -1;

// Call `tell` with the reason against a pick as soon as it is known.
export function whyNot(key, tell) {
  if (moment !== table.n) {
    known.clear();
    waiting.clear();
    moment = table.n;
  }
  if (known.has(key)) tell(known.get(key));
  else if (waiting.has(key)) waiting.get(key).push(tell);
  else {
    waiting.set(key, [tell]);
    send({ do: "why", what: key });
  }
}

export function hearWhy({ why, n, told }) {
  if (n !== moment) return; // of a board that is gone
  known.set(why, told);
  for (const tell of waiting.get(why) || []) tell(told);
  waiting.delete(why);
}

// The sentence of a thing, filled in when the answer comes; `more` is told the rule behind it.
export function reasonOf(key, more = () => {}) {
  const text = make("span", "", say["why-asks"]);
  const line = make("p", "tip-why", make("b", "", say.why), " ", text);
  whyNot(key, ([found]) => {
    if (!found) line.remove();
    else {
      text.textContent = found.text;
      more(found.rule);
    }
  });
  return line;
}

// Everything the question is about and does not offer, in the dock.
export function listen() {
  document.addEventListener(
    "toggle",
    (event) => event.target.id === "whynot" && event.target.open && whyNot("", fill),
    true,
  );
}

function fill(told) {
  const list = $("whynot-list");
  if (!list) return;
  const parts = told.flatMap(({ text, rule, picks }) => [
    make("dt", "", picks),
    make("dd", "", text, " ", rule && ruleMark(rule)),
  ]);
  list.replaceChildren(...(parts.length ? parts : [make("dd", "", say["why-none"])]));
}
