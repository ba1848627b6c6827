// What every other module needs: finding parts, the words of the page, and saying something to the reader.
export const body = document.body;
export const $ = (id) => document.getElementById(id);
export const say = JSON.parse(body.dataset.words || "{}");
export const PICKS = "[data-pick]";
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

// How somebody points: what a finger or a key does first differs from what a mouse does.
export const hand = { pointer: "mouse", keys: false, touch: () => hand.pointer === "touch" && !hand.keys };
addEventListener(
  "pointerdown",
  (event) => {
    hand.pointer = event.pointerType || "mouse";
    hand.keys = false;
  },
  true,
);
addEventListener("keydown", () => (hand.keys = true), true);

export function make(tag, kind, ...children) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return made;
}

export function button(text, kind, action) {
  const made = make("button", kind, text);
  made.type = "button";
  made.addEventListener("click", (event) => {
    event.stopPropagation();
    action(event);
  });
  return made;
}

// A small mark that leads to a sentence of the rules, and says its number to whoever asks (prose.py).
export function ruleMark(rule) {
  const mark = make("a", "rule-id", "§");
  mark.href = `${body.dataset.rules}#${rule}`;
  mark.target = "_blank";
  mark.title = mark.dataset.id = rule;
  mark.setAttribute("aria-label", rule);
  return mark;
}

// What a thing to pick is called: its label, else what it says to those who hear the page, else what is written on it.
export const label = (element) => {
  const said = element.getAttribute("aria-label") || element.querySelector(".sr")?.textContent;
  return (said || element.innerText || element.textContent).replace(/\s+/g, " ").trim();
};

export const visible = (part) => part.getClientRects().length > 0;

export function announce(sentences) {
  const text = sentences.filter(Boolean).join(" ");
  if (text && $("live")) $("live").textContent = text;
}

let fading = 0;
export function toast(text, stays = false) {
  const box = $("toast");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(fading);
  if (!stays) fading = setTimeout(() => (box.hidden = true), 3500 + 45 * text.length);
}
