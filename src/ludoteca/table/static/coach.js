// The coach points: what the lesson speaks of, and what it would try, stand out on the board.
import { $ } from "./base.js";

export function pointOut() {
  const points = $("coach")?.dataset.points;
  if (!points) return;
  for (const thing of document.querySelectorAll(points)) thing.classList.add("coached");
}
