// Deciding: a click picks, a first tap selects; and the buttons around the board.
import { $, body, button, hand, label, make, PICKS, say, toast } from "./base.js";
import { hit, keepNotes } from "./board.js";
import { readable } from "./point.js";
import { send, table } from "./socket.js";
import { closeSheet, openSheet, sheetOf, sheetOpen, wasLongPress } from "./sheet.js";
import { readOrStop } from "./voice.js";

let chosen = null;

export function pick(element) {
  if (table.sent === table.n) return;
  if (body.dataset.confirm && chosen !== element) {
    choose(element);
    return;
  }
  letGo();
  table.sent = table.n;
  body.classList.add("sending");
  element.classList.add("sent");
  send({ n: table.n, pick: element.dataset.pick });
}

// A tap on the board selects and shows the sheet with "Play"; a tap on the same thing, or "Play", plays.
// A button of the question says all it does: it plays at once.
export function tap(element) {
  if (chosen === element || element.closest(".picks")) pick(element);
  else select(element);
}

export function select(element) {
  letGo();
  chosen = element;
  element.classList.add("chosen");
  openSheet(element, () => pick(element));
  return true;
}

// With "confirm", the first click chooses and a small bar asks; on a touch screen the sheet does.
function choose(element) {
  if (hand.touch()) {
    select(element);
    return;
  }
  letGo();
  chosen = element;
  element.classList.add("chosen");
  const yes = button(say.confirm, "button strong", () => pick(element));
  const bar = make("div", "confirm", make("span", "", label(element)), yes, button(say.cancel, "button", letGo));
  bar.id = "confirm";
  $("dock").prepend(bar);
  yes.focus();
}

export function letGo() {
  chosen?.classList.remove("chosen");
  chosen = null;
  $("confirm")?.remove();
  closeSheet();
}

// The same board came again (somebody spoke, or came in): what was selected stays so, what is being read stays open.
export function keep() {
  if (!chosen) return;
  const key = CSS.escape(chosen.dataset.pick);
  const again = document.querySelector(`#surface [data-pick="${key}"]`);
  if (!again) letGo();
  else if (sheetOpen()) select(again);
  else choose(again);
}

function act(element) {
  const { do: verb, seat, yes, mode } = element.dataset;
  const message = { do: verb, n: table.n };
  if (seat !== undefined) message.seat = Number(seat);
  if (yes !== undefined) message.yes = true;
  if (mode !== undefined) message.mode = mode;
  if (verb === "keys") $("keys").showModal();
  else if (verb === "more") more();
  else if (verb === "speed") speed(mode);
  else send(message);
}

// On a phone the tools of the dock stand behind one button.
function more() {
  const open = $("dock").classList.toggle("open");
  body.classList.toggle("tools-open", open);
}

function speed(mode) {
  body.dataset.speed = mode;
  for (const one of document.querySelectorAll('[data-do="speed"]')) {
    one.setAttribute("aria-pressed", String(one.dataset.mode === mode));
  }
  send({ do: "speed", mode });
}

async function copy(element) {
  const box = $(element.dataset.copy);
  box.select();
  try {
    await navigator.clipboard.writeText(box.value);
    toast(say.copied);
  } catch {
    document.execCommand("copy");
  }
}

const ACTS = `${PICKS}, [data-mirror], [data-do], [data-copy], [data-speak]:not(body), a, summary, input, select, label, textarea`;

function click(event) {
  const where = hit(event);
  if (wasLongPress()) {
    event.preventDefault();
    return;
  }
  if (where.closest("#sheet")) return;
  const target = where.closest(ACTS);
  if (!target) {
    look(readable(where));
    return;
  }
  const { pick: key, mirror, do: verb, copy: from, speak } = target.dataset;
  if (key !== undefined) hand.touch() ? tap(target) : pick(target);
  else if (mirror !== undefined) reflect(mirror);
  else if (verb) act(target);
  else if (from) copy(target);
  else if (speak) readOrStop(speak);
}

// What is no answer is read; a click beside everything closes.
function look(thing) {
  if (!thing || !$("surface")?.contains(thing) || sheetOf() === thing) letGo();
  else {
    letGo();
    openSheet(thing);
  }
}

// A button in the dock that stands for an answer further away on the board.
function reflect(key) {
  const there = document.querySelector(`#board [data-pick="${CSS.escape(key)}"]`);
  if (!there) return;
  if (hand.touch()) select(there);
  else pick(there);
}

export function listen() {
  document.addEventListener("click", click);
  document.addEventListener("change", (event) => {
    const target = event.target;
    if (target.dataset.note) keepNotes($("surface"));
    else if (target.id === "moment") target.form.submit();
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "chat-form") return;
    event.preventDefault();
    const box = $("say");
    if (box.value.trim()) send({ do: "chat", text: box.value });
    box.value = "";
  });
}
