// The answers come to the question: if some of them lie beyond the edge of the screen, or are too small for a finger, all
// are listed in the dock too.
import { $, label, make, PICKS, visible } from "./base.js";
import { light, quiet } from "./point.js";

export function mirror() {
  const dock = $("dock");
  const board = $("board");
  if (!dock || !board || !dock.classList.contains("mine")) return;
  for (const old of dock.querySelectorAll("[data-mirror], #mirror")) old.remove();
  const answers = [...board.querySelectorAll(PICKS)].filter(visible);
  if (answers.every((part) => onScreen(part, dock, board) && large(part))) return;
  const buttons = answers.map(reflection);
  const row = dock.querySelector(".picks");
  if (row) row.append(...buttons);
  else {
    const strip = make("div", "picks", ...buttons);
    strip.id = "mirror";
    dock.querySelector(".question").after(strip);
  }
}

function reflection(answer) {
  const made = make("button", "pick", label(answer));
  made.type = "button";
  made.dataset.mirror = answer.dataset.pick;
  const there = `[data-pick="${CSS.escape(answer.dataset.pick)}"]`;
  made.addEventListener("pointerenter", () => light(there, "lit"));
  made.addEventListener("focus", () => light(there, "lit"));
  made.addEventListener("pointerleave", quiet);
  return made;
}

const finger = matchMedia("(pointer: coarse)");

function large(part) {
  const { width, height } = part.getBoundingClientRect();
  const least = finger.matches ? 44 : 32;
  return Math.min(width, height) > least - 0.5;
}

// Seen, and not under the dock: its middle lies in what the board shows.
function onScreen(part, dock, board) {
  const at = part.getBoundingClientRect();
  const pane = board.getBoundingClientRect();
  const over = dock.getBoundingClientRect();
  const low = over.left < pane.right && over.top > innerHeight / 3 ? over.top : innerHeight;
  const x = (at.left + at.right) / 2;
  const y = (at.top + at.bottom) / 2;
  return x > Math.max(0, pane.left) && x < Math.min(innerWidth, pane.right) && y > 0 && y < Math.min(low, pane.bottom);
}
