// A hint: the best options beside the question, with what each brings, and its line on the board as ghosts.
import { $, make } from "./base.js";
import { light, quiet } from "./point.js";

let steps = [];

export function showHints({ title, advice }) {
  $("hints")?.remove();
  const lines = advice.map((one) => {
    const line = make(
      "li",
      "",
      make("b", "", one.pick),
      make("span", "hint-brings", `${one.brings} · ${one.chances}`),
      one.then && make("span", "hint-then", one.then),
    );
    line.tabIndex = 0;
    for (const look of ["pointerenter", "focus"]) line.addEventListener(look, () => ghosts(one.keys));
    return line;
  });
  const box = make("section", "hints", make("h3", "", title), make("ol", "", ...lines));
  box.id = "hints";
  box.setAttribute("role", "status");
  $("dock")?.querySelector(".question")?.after(box);
  ghosts(advice[0].keys);
}

// The first pick as if it were pointed at, and the further ones with their number.
function ghosts(keys) {
  quiet();
  for (const part of steps) delete part.dataset.step;
  steps = [];
  keys.forEach((key, at) => {
    const name = CSS.escape(key);
    const part = document.querySelector(`#surface [data-pick="${name}"], #board [data-could~="${name}"]`);
    if (!part) return;
    if (at === 0) {
      light(`[data-pick="${CSS.escape(key)}"]`, "lit");
      for (const id of (part.dataset.shows || "").split(" ").filter(Boolean)) light(id, "shown");
    }
    part.dataset.step = at + 1;
    steps.push(part);
    if (at === 0 && innerWidth <= 980) part.scrollIntoView({ block: "start" }); // above the dock, which is low there
  });
}
