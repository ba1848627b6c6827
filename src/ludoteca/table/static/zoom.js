// A board that is wider than a phone is shown whole or near: `data-zoom` says how at first, a button on it changes that, and
// the reader's choice stays. Near, it is moved about in its pane.
import { body, make, say } from "./base.js";
import { mirror } from "./mirror.js";

const kept = (pane) => `zoom-${pane.id}`;

export function zoom() {
  for (const old of document.querySelectorAll(".zoom")) old.remove();
  for (const pane of document.querySelectorAll("[data-zoom]")) {
    const near = (sessionStorage.getItem(kept(pane)) || pane.dataset.zoom) === "near";
    pane.classList.toggle("near", near);
    pane.before(toggle(pane, near));
  }
}

function toggle(pane, near) {
  const made = make("button", "zoom", near ? "−" : "+");
  made.type = "button";
  made.setAttribute("aria-label", near ? say.whole : say.near);
  made.addEventListener("click", (event) => {
    event.stopPropagation();
    sessionStorage.setItem(kept(pane), near ? "whole" : "near");
    zoom();
    pane.scrollLeft = (pane.scrollWidth - pane.clientWidth) / 2;
    mirror();
    if (body.contains(pane)) pane.previousElementSibling.focus({ preventScroll: true });
  });
  return made;
}
