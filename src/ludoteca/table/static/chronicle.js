// The log, the chat, the moments that stay readable for a while, and what the others did since one's own turn.
import { $, announce, body, button, make, say } from "./base.js";
import { factor } from "./motion.js";

const SENTENCE = "span";

export function writeLog(lines, reset) {
  const log = $("log");
  if (!log || (!lines.length && !reset)) return [];
  const below = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  if (reset) log.replaceChildren();
  log.insertAdjacentHTML("beforeend", lines.join(""));
  if (below || reset) log.scrollTop = log.scrollHeight;
  if (reset || !lines.length) return [];
  const told = [...log.children].slice(-lines.length);
  announce(told.map((line) => line.querySelector(SENTENCE)?.textContent));
  moments(told);
  return told;
}

export function writeChat(lines) {
  const chat = $("chat");
  if (!chat || !lines.length) return;
  chat.insertAdjacentHTML("beforeend", lines.join(""));
  chat.scrollTop = chat.scrollHeight;
  announce(lines.map((_, i) => chat.children[chat.children.length - lines.length + i].textContent));
}

// What a game calls a moment (view.MOMENTS) stands over the board until it has been read.
function moments(told) {
  const great = told.filter((line) => line.dataset.moment !== undefined);
  const box = $("moment-box");
  if (!great.length || !box) return;
  for (const line of great) {
    const shown = make("p", "", ...[line.querySelector("svg")?.cloneNode(true), line.querySelector(SENTENCE).textContent]);
    box.append(shown);
    const long = (2600 + 40 * shown.textContent.length) * Math.max(0.7, factor());
    setTimeout(() => shown.remove(), long);
  }
  while (box.children.length > 4) box.firstChild.remove();
}

// What the others did since my last decision, told in one line that opens: "Veteran 2: three things".
let since = [];
export function recap(turn, told) {
  const mine = body.dataset.seat;
  if (told.some((line) => line.dataset.seat === mine)) since = [];
  since.push(...told.filter((line) => line.dataset.seat !== undefined && line.dataset.seat !== mine));
  const box = $("recap");
  if (!box) return;
  box.hidden = !turn || !since.length;
  if (box.hidden) return;
  const by = new Map();
  for (const line of since) by.set(line.dataset.seat, [...(by.get(line.dataset.seat) || []), line]);
  const parts = [...by.values()].map((lines) => {
    const name = document.querySelectorAll("#chairs .who")[lines[0].dataset.seat]?.textContent;
    const things = (lines.length === 1 ? say.thing : say.things).replace("{n}", lines.length);
    const all = make("ol", "", ...lines.map((line) => make("li", "", line.querySelector(SENTENCE).textContent)));
    const head = make("summary", "", lines[0].querySelector("svg")?.cloneNode(true), `${name}: ${things}`);
    return make("details", "", head, all);
  });
  const close = button("×", "recap-close", () => {
    since = [];
    box.hidden = true;
  });
  close.setAttribute("aria-label", say.close);
  box.replaceChildren(...parts, close);
}
