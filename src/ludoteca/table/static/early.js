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
