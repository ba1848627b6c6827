// A board that is wider than a phone is shown whole or near: `data-zoom` says how at first, a button on it changes that, and
// the reader's choice stays. Near, it is moved about in its pane.
import { make, say } from "./base.js";
import { mirror } from "./mirror.js";

const kept = (pane) => `zoom-${pane.id}`;

const isNear = (pane) => (sessionStorage.getItem(kept(pane)) || pane.dataset.zoom) === "near";

export function zoom(board) {
  for (const old of board.querySelectorAll(".zoom")) old.remove();
  for (const pane of board.querySelectorAll("[data-zoom]")) {
    pane.classList.toggle("near", isNear(pane));
    pane.before(toggle(isNear(pane)));
  }
}

// What its `data-centre` names lies in the middle of what is seen of a pane; if it names nothing, the pane's own middle.
export function centre(pane) {
  const at = document.getElementById(pane.dataset.centre)?.getBoundingClientRect();
  const edge = pane.getBoundingClientRect();
  const x = at ? at.left + at.width / 2 - edge.left + pane.scrollLeft : pane.scrollWidth / 2;
  const y = at ? at.top + at.height / 2 - edge.top + pane.scrollTop : pane.scrollHeight / 2;
  pane.scrollLeft = x - pane.clientWidth / 2;
  pane.scrollTop = y - pane.clientHeight / 2;
}

// The pane is the one that follows the button: a new board may have come in since it was made.
function toggle(near) {
  const made = make("button", "zoom", near ? "−" : "+");
  made.type = "button";
  made.setAttribute("aria-label", near ? say.whole : say.near);
  made.addEventListener("click", (event) => {
    event.stopPropagation();
    const pane = made.nextElementSibling;
    sessionStorage.setItem(kept(pane), isNear(pane) ? "whole" : "near");
    zoom(document);
    centre(pane);
    mirror();
    pane.previousElementSibling.focus({ preventScroll: true });
  });
  return made;
}
