// While a review is being made, its page says how far it is, and shows it as soon as it is there.
import { $ } from "./base.js";

const PAUSE = 1000;

async function look(box) {
  const told = await fetch(`/table/${box.dataset.review}/review/progress`).then((answer) => answer.json(), () => null);
  if (told && !told.waits) return location.reload(); // complete, or given up
  if (told) {
    $("review-bar").value = told.done;
    $("review-count").textContent = box.dataset.count.replace("%d", told.done).replace("%w", told.whole);
  }
  setTimeout(look, PAUSE, box);
}

export function follow() {
  const box = $("reviewing");
  if (box) setTimeout(look, PAUSE, box);
}
