// A hint: the best options beside the question, with what each brings, and its line on the board as numbered ghosts.
import { $, button, make, say } from "./base.js";
import { light, quiet } from "./point.js";

let steps = []; // what is marked, with its mark

export function showHints({ title, advice }) {
  endHints();
  const lines = advice.map((one) => {
    const line = make(
      "li",
      "",
      make("b", "", one.pick),
      make("span", "hint-brings", `${one.brings} · ${one.chances}`),
      one.then && make("span", "hint-then", one.then),
    );
    line.tabIndex = 0;
    for (const look of ["pointerenter", "focus"]) line.addEventListener(look, () => ghosts(one.keys, lines.indexOf(line)));
    return line;
  });
  const away = button("×", "hints-away", () => {
    endHints();
    document.querySelector("#dock [data-do=hint]")?.focus(); // where a reader of the keys came from
  });
  away.setAttribute("aria-label", say.close);
  const box = make("section", "hints", make("h3", "", title, away), make("ol", "", ...lines));
  box.id = "hints";
  box.setAttribute("role", "status");
  $("dock")?.querySelector(".question")?.after(box);
  ghosts(advice[0].keys, 0);
}

// When the table has moved on, or somebody has seen enough.
export function endHints() {
  if ($("hints")) quiet();
  $("hints")?.remove();
  unmark();
}

function unmark() {
  for (const [part, mark] of steps) {
    delete part.dataset.step;
    mark.remove();
  }
  steps = [];
}

// The first pick as if it were pointed at, and every pick of the line with its number.
function ghosts(keys, which) {
  quiet();
  unmark();
  [...($("hints")?.querySelectorAll("li") ?? [])].forEach((line, at) => line.classList.toggle("shown-now", at === which));
  keys.forEach((key, at) => {
    const name = CSS.escape(key);
    const part = document.querySelector(`#surface [data-pick="${name}"], #board [data-could~="${name}"]`);
    if (!part || part.dataset.step) return;
    if (at === 0) {
      light(`[data-pick="${name}"]`, "lit");
      for (const id of (part.dataset.shows || "").split(" ").filter(Boolean)) light(id, "shown");
    }
    part.dataset.step = at + 1;
    const mark = make("span", "step-mark", String(at + 1));
    mark.setAttribute("aria-hidden", "true"); // the line says it in words
    document.body.append(mark);
    steps.push([part, mark]);
    if (at === 0 && innerWidth <= 980) part.scrollIntoView({ block: "start" }); // above the dock, which is low there
  });
  settle();
}

// A mark lies over the page, not in it: whatever a game draws, and however it cuts off what hangs over its edges.
function settle() {
  const dock = $("dock")?.getBoundingClientRect();
  for (const [part, mark] of steps) {
    const place = part.getBoundingClientRect();
    const under = dock && !$("dock").contains(part) && place.left < dock.right && place.right > dock.left && place.top + 8 > dock.top;
    mark.hidden = !place.width || !part.isConnected || under || place.bottom < 0 || place.top > innerHeight;
    mark.style.left = `${Math.max(2, place.left - 8)}px`;
    mark.style.top = `${place.top - 8}px`;
  }
}
for (const move of ["scroll", "resize"]) addEventListener(move, settle, { capture: true, passive: true });
