// The coach points: what the lesson speaks of, and what it would try, stand out on the board.
import { $ } from "./base.js";

let shown = "";

export function pointOut() {
  const points = $("coach")?.dataset.points;
  if (!points) return;
  const things = [...document.querySelectorAll(points)];
  for (const thing of things) thing.classList.add("coached");
  const lesson = $("coach").dataset.lesson;
  if (lesson !== shown) bringUp(things.find((one) => one.dataset.pick) ?? things[0]);
  shown = lesson;
}

// On a phone the question lies over the lower half of the table: what a new lesson points at comes up from behind it.
function bringUp(thing) {
  const dock = $("dock");
  if (!thing || !dock || dock.clientWidth < innerWidth * 0.9) return; // beside the table it hides nothing
  requestAnimationFrame(() => {
    const place = thing.getBoundingClientRect();
    const room = dock.getBoundingClientRect().top;
    if (place.top >= 0 && place.bottom <= room) return;
    scrollBy({ top: place.top - Math.max(72, (room - place.height) / 2), behavior: "instant" });
  });
}
