// A click that comes before the modules have come: it is kept, and made as soon as the page answers (table.js).
// No module itself, and the smallest of all: it is there first.
window.early = null;
addEventListener(
  "click",
  (event) => {
    const asked = event.target.closest?.("[data-pick], [data-way], [data-do], [data-tip]");
    if (asked && !document.body.dataset.ready) window.early = { target: event.target, pointer: event.pointerType };
  },
  true,
);

// A page may glide in from the one before. Whoever clicks meanwhile hits only its picture: board.js ends the glide. One
// that is broken off is no error.
window.opening = null;
const glides = ({ viewTransition }) => {
  for (const end of ["ready", "updateCallbackDone", "finished"]) viewTransition?.[end].catch(() => {});
  return viewTransition;
};
addEventListener("pageswap", glides);
addEventListener("pagereveal", (event) => {
  window.opening = glides(event);
});
