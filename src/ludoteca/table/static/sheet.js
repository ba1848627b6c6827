// The sheet: everything about one thing, in words, with "Play" if it can be played now. It opens by a tap, a long press,
// a click on what is no answer, or Enter; it stays until it is closed.
import { $, body, button, hand, make, ruleMark, say } from "./base.js";
import { lines, place, quiet, readable, words } from "./point.js";

let opener = null;

export const sheetOpen = () => $("sheet") && !$("sheet").hidden;
export const sheetOf = () => (sheetOpen() ? opener : null);

export function openSheet(element, play = null) {
  const box = $("sheet");
  const found = words(element);
  if (!box || !found) return false;
  quiet();
  const parts = [...found.of.querySelectorAll("[data-tip]")].map((part) => part.dataset.tip);
  const more = [...new Set(parts)].filter((text) => !found.tip?.includes(text));
  const behind = make("div", "sheet-rules");
  const against = (rule) => rule && behind.replaceChildren(ruleOf(rule)); // the rule that forbids it now
  if (found.rule) behind.append(ruleOf(found.rule));
  const told = [
    picture(found.of),
    ...lines({ ...found, title: found.title || (found.tip ? "" : found.pick) }, against),
    more.length > 0 && make("ul", "sheet-parts", ...more.map((text) => make("li", "", text))),
    behind,
  ].filter(Boolean);
  const close = button(say.close, "button", () => closeSheet(true));
  const acts = make("div", "sheet-acts", play && playButton(found, play), close);
  box.replaceChildren(make("div", "sheet-told", ...told), acts);
  box.setAttribute("aria-label", found.title || found.pick || found.tip?.split("\n")[0] || say.sheet);
  box.hidden = false;
  opener = found.thing;
  opener.classList.add("looked-at");
  settle(box, found.thing);
  if (hand.keys) (box.querySelector("button") || box).focus({ preventScroll: true });
  return true;
}

function playButton(found, play) {
  const made = button(found.pick && found.title !== found.pick ? found.pick : say.play, "button strong", play);
  made.dataset.play = found.thing.dataset.pick;
  return made;
}

// On a wide screen beside the thing; on a narrow one at the bottom, with the thing scrolled into what is left.
function settle(box, thing) {
  const narrow = innerWidth <= 980;
  box.classList.toggle("low", narrow);
  box.style.left = box.style.top = "";
  if (!narrow) {
    place(box, thing);
    return;
  }
  const at = thing.getBoundingClientRect();
  const edge = innerHeight - box.getBoundingClientRect().height;
  if (at.bottom > edge || at.top < 0) thing.scrollIntoView({ block: edge > at.height * 2 ? "center" : "start" });
  const now = thing.getBoundingClientRect();
  if (now.bottom > edge) scrollBy(0, now.bottom - edge + 12);
}

const ONCE = ["id", "data-pick", "data-could", "data-glide", "data-tip", "tabindex", "role", "data-tally", "data-roll"];

// The face itself, larger: a copy without the things that must be there only once.
function picture(element) {
  const face = element.closest("[data-face]");
  if (!face) return null;
  const copy = face.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ONCE) part.removeAttribute(name);
    part.style?.removeProperty("view-transition-name");
  }
  copy.classList.remove("lit", "chosen", "looked-at", "touched");
  const cloth = make("div", `${$("board")?.firstElementChild?.className || ""} sheet-face`, copy);
  cloth.setAttribute("aria-hidden", "true");
  return cloth;
}

// The rule behind it: its sentence is fetched from the rules page when somebody asks.
function ruleOf(id) {
  const text = make("p", "", "… ", ruleMark(id));
  const part = make("details", "sheet-rule", make("summary", "", say.rule), text);
  part.addEventListener("toggle", () => part.open && fetchRule(id, text), { once: true });
  return part;
}

let rules = null;
async function fetchRule(id, text) {
  try {
    rules = rules || new DOMParser().parseFromString(await (await fetch(body.dataset.rules)).text(), "text/html");
    const found = rules.getElementById(id)?.cloneNode(true);
    if (!found) return; // the mark is still there
    for (const mark of found.querySelectorAll(".rule-id")) mark.replaceWith(ruleMark(mark.dataset.id));
    text.replaceChildren(...found.childNodes);
  } catch {
    text.replaceChildren(ruleMark(id)); // offline: it still leads to the sentence
  }
}

export function closeSheet(back = false) {
  const box = $("sheet");
  opener?.classList.remove("looked-at");
  if (hand.keys && (back || box?.contains(document.activeElement))) opener?.focus({ preventScroll: true });
  opener = null;
  if (box) box.hidden = true;
}

// A long press opens the sheet of anything, and the finger's lifting plays nothing.
let pressing = 0;
let pressed = false;

export const wasLongPress = () => {
  const was = pressed;
  pressed = false;
  return was;
};

// The same thing on the board that may have come in meanwhile.
function still(thing) {
  const key = thing.dataset.pick;
  if (thing.isConnected) return thing;
  return (key !== undefined && document.querySelector(`#surface [data-pick="${CSS.escape(key)}"]`)) || $(thing.id) || thing;
}

export function listen(open) {
  let from = null;
  const stop = () => clearTimeout(pressing);
  document.addEventListener("pointerdown", (event) => {
    stop();
    pressed = false;
    const thing = readable(event.target);
    if (event.pointerType === "mouse" || !thing || !$("surface")?.contains(thing)) return;
    from = [event.clientX, event.clientY];
    pressing = setTimeout(() => (pressed = open(still(thing))), 480);
  });
  document.addEventListener("pointermove", (event) => {
    if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > 10) stop();
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, stop);
  document.addEventListener("contextmenu", (event) => pressed && event.preventDefault());
  let wide = innerWidth; // a phone's address bar comes and goes, and that is no reason to close anything
  addEventListener("resize", () => {
    if (wide !== innerWidth) closeSheet();
    wide = innerWidth;
  });
}
