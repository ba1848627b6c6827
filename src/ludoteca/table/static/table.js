// The table's one script. The server draws every page; this keeps a socket, sends picks, swaps the new board in so that
// pieces glide, and makes the keyboard, hovers and voices work. No library, no build step.
"use strict";

const body = document.body;
const $ = (id) => document.getElementById(id);
const say = JSON.parse(body.dataset.words || "{}");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const PICKS = "[data-pick]";

// ---------------------------------------------------------------- the socket

const table = {
  id: body.dataset.table,
  n: Number(body.dataset.n),
  log: Number(body.dataset.log),
  version: Number(body.dataset.version),
  said: Number(body.dataset.said),
  turn: body.dataset.turn === "1",
  web: null,
  tries: 0,
  sent: -1, // the n of a pick under way: a second click on the same board is not sent
};

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const known = `version=${table.version}&log=${table.log}&said=${table.said}`;
  const web = new WebSocket(`${scheme}//${location.host}/table/${table.id}/socket?${known}`);
  table.web = web;
  web.onopen = () => {
    if (table.tries > 0) toast(say.back);
    table.tries = 0;
    body.classList.remove("offline");
    seen();
  };
  web.onmessage = (event) => hear(JSON.parse(event.data));
  web.onclose = (event) => {
    if (event.code === 4404) return;
    table.sent = -1;
    body.classList.add("offline");
    if (table.tries > 0) toast(say.lost, true);
    const wait = Math.min(15000, 300 * 2 ** table.tries) * (0.7 + Math.random() * 0.6);
    table.tries += 1;
    setTimeout(connect, wait);
  };
}

function send(message) {
  if (table.web && table.web.readyState === WebSocket.OPEN) table.web.send(JSON.stringify(message));
}

function hear(news) {
  if (news.refused) {
    table.sent = -1;
    body.classList.remove("sending");
    toast(news.refused);
    return;
  }
  if (news.hint) {
    toast(news.text);
    light(`[data-pick="${CSS.escape(news.hint)}"]`, "lit");
    return;
  }
  const moved = news.n !== table.n;
  [table.version, table.log, table.said] = news.known;
  writeLog(news.log, news.reset);
  writeChat(news.chat);
  document.title = news.title;
  swap(news, moved);
  if (news.turn && !table.turn) myTurn();
  table.turn = news.turn;
  seen();
}

// How far this person has watched, for "since you left"; told now and then, not at every step of a hurried bot.
let telling = 0;
function seen() {
  if (telling || document.hidden) return;
  telling = setTimeout(() => {
    telling = 0;
    if (!document.hidden) send({ do: "seen", n: table.n });
  }, 1200);
}

// ---------------------------------------------------------------- the new board

function swap(news, moved) {
  const surface = $("surface");
  const put = () => {
    const before = remember(surface);
    surface.innerHTML = news.html;
    table.n = news.n; // together with the board it belongs to: a click on the old board carries the old number
    table.sent = -1;
    body.classList.remove("sending");
    body.dataset.n = news.n;
    restore(surface, before);
    readNew();
  };
  quiet();
  if (!moved || calm.matches || document.hidden || !document.startViewTransition) {
    put();
    return;
  }
  const places = rects(surface);
  const before = angles(surface);
  const change = document.startViewTransition(() => {
    put();
    glide(surface, places);
    turn(surface, before);
  });
  gliding = change;
  change.ready.catch(() => {}); // a page with two equal names does not glide, and that is all
  change.finished.catch(() => {});
}

// While pieces glide a click hits only the picture of the page: who is quick ends the glide and hits what lies there.
let gliding = null;
function hit(event) {
  if (event.target !== document.documentElement || !gliding) return event.target;
  gliding.skipTransition();
  return document.elementFromPoint(event.clientX, event.clientY) || event.target;
}

function remember(surface) {
  const active = document.activeElement;
  const inside = surface.contains(active);
  const scrolls = [...surface.querySelectorAll("[id]")]
    .filter((part) => part.scrollTop || part.scrollLeft)
    .map((part) => [part.id, part.scrollTop, part.scrollLeft]);
  const open = [...surface.querySelectorAll("details[id][open]")].map((part) => part.id);
  keepNotes(surface);
  return { inside, pick: active?.dataset?.pick, id: active?.id, do: active?.dataset?.do, scrolls, open, y: scrollY };
}

function restore(surface, before) {
  for (const [id, top, left] of before.scrolls) {
    const part = $(id);
    if (part) part.scrollTo(left, top);
  }
  for (const id of before.open) if ($(id)) $(id).open = true;
  bringNotes(surface);
  scrollTo(scrollX, before.y);
  if (!before.inside) return;
  const same =
    (before.id && surface.querySelector(`#${CSS.escape(before.id)}`)) ||
    (before.pick && surface.querySelector(`[data-pick="${CSS.escape(before.pick)}"]`)) ||
    (before.do && surface.querySelector(`[data-do="${CSS.escape(before.do)}"]`)) ||
    surface.querySelector(PICKS) ||
    surface.querySelector("#curtain button");
  if (same) same.focus({ preventScroll: true });
  else $("main").focus({ preventScroll: true });
}

// Parts of an SVG cannot be named in a view transition: they are moved from where they were by hand.
function rects(surface) {
  const found = new Map();
  for (const part of surface.querySelectorAll("svg [data-glide]")) {
    found.set(part.dataset.glide, part.getBoundingClientRect());
  }
  return found;
}

function glide(surface, places) {
  for (const part of surface.querySelectorAll("svg [data-glide]")) {
    const from = places.get(part.dataset.glide);
    const to = part.getBoundingClientRect();
    const svg = part.ownerSVGElement;
    const matrix = svg && svg.getScreenCTM();
    if (!matrix || !matrix.a) continue;
    if (!from) {
      part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350 });
      continue;
    }
    const x = (from.left - to.left) / matrix.a;
    const y = (from.top - to.top) / matrix.d;
    if (Math.abs(x) + Math.abs(y) < 0.5) continue;
    const move = { duration: 450, easing: "cubic-bezier(.3,.7,.3,1)", composite: "add" };
    part.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], move);
  }
}

// A reader's own marks (data-note) are nobody else's business: they stay in this browser.
const notebook = () => `notes-${table.id}`;

function keepNotes(surface) {
  if (!surface.querySelector("[data-note]")) return;
  const kept = JSON.parse(localStorage.getItem(notebook()) || "{}");
  for (const part of surface.querySelectorAll("[data-note]")) {
    const said = part.type === "checkbox" ? part.checked : part.value;
    if (said) kept[part.dataset.note] = said;
    else delete kept[part.dataset.note];
  }
  localStorage.setItem(notebook(), JSON.stringify(kept));
}

function bringNotes(surface) {
  const kept = JSON.parse(localStorage.getItem(notebook()) || "{}");
  for (const part of surface.querySelectorAll("[data-note]")) {
    const said = kept[part.dataset.note];
    if (part.type === "checkbox") part.checked = Boolean(said);
    else part.value = said || "";
  }
}

// What says how far it is turned (data-turn, in degrees) turns there from where it was, the shorter way round.
function angles(surface) {
  return new Map([...surface.querySelectorAll("[data-turn]")].map((part) => [part.id, Number(part.dataset.turn)]));
}

function turn(surface, before) {
  for (const part of surface.querySelectorAll("[data-turn]")) {
    const to = Number(part.dataset.turn);
    const by = ((((to - (before.get(part.id) ?? to) + 180) % 360) + 360) % 360) - 180;
    if (!by) continue;
    const way = { duration: 900, easing: "cubic-bezier(.4,0,.2,1)" };
    part.animate([{ transform: `rotate(${to - by}deg)` }, { transform: `rotate(${to}deg)` }], way);
  }
}

// ---------------------------------------------------------------- the log and the chat

function writeLog(lines, reset) {
  const log = $("log");
  if (!log || (!lines.length && !reset)) return;
  const below = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  if (reset) log.replaceChildren();
  log.insertAdjacentHTML("beforeend", lines.join(""));
  if (!reset) announce([...log.children].slice(-lines.length).map((line) => line.querySelector("span")?.textContent));
  if (below || reset) log.scrollTop = log.scrollHeight;
}

function writeChat(lines) {
  const chat = $("chat");
  if (!chat || !lines.length) return;
  chat.insertAdjacentHTML("beforeend", lines.join(""));
  chat.scrollTop = chat.scrollHeight;
  announce(lines.map((_, i) => chat.children[chat.children.length - lines.length + i].textContent));
}

function announce(sentences) {
  const text = sentences.filter(Boolean).join(" ");
  if (text && $("live")) $("live").textContent = text;
}

let fading = 0;
function toast(text, stays = false) {
  const box = $("toast");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(fading);
  if (!stays) fading = setTimeout(() => (box.hidden = true), 3500 + 45 * text.length);
}

// ---------------------------------------------------------------- my turn

let audio = null;
function myTurn() {
  announce([say["your-turn"]]);
  if (body.dataset.sound) chime();
  if (body.dataset.notify && document.hidden && window.Notification?.permission === "granted") notify();
}

function notify() {
  try {
    const note = new Notification(document.title.replace("● ", ""), { tag: table.id, renotify: true });
    note.onclick = () => focus();
  } catch {
    // a phone's browser, which lets only a service worker do that: the title still says it
  }
}

function chime() {
  try {
    audio = audio || new AudioContext();
    audio.resume(); // made before the first click it sleeps
    for (const [i, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = audio.currentTime + i * 0.14;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.8);
    }
  } catch {
    // a browser that will not make a sound before a click: the title still says it
  }
}

// ---------------------------------------------------------------- picking

let chosen = null;

function pick(element) {
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

// With "confirm", the first click chooses and a small bar asks.
function choose(element) {
  letGo();
  chosen = element;
  element.classList.add("chosen");
  const bar = document.createElement("div");
  bar.className = "confirm";
  bar.id = "confirm";
  const what = document.createElement("span");
  what.textContent = element.getAttribute("aria-label") || element.textContent;
  const yes = button(say.confirm, "button strong", () => pick(element));
  const no = button(say.cancel, "button", letGo);
  bar.append(what, yes, no);
  $("dock").prepend(bar);
  yes.focus();
}

function button(text, kind, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = kind;
  made.textContent = text;
  made.addEventListener("click", action);
  return made;
}

function letGo() {
  chosen?.classList.remove("chosen");
  chosen = null;
  $("confirm")?.remove();
}

function act(element) {
  const { do: verb, seat, yes } = element.dataset;
  const message = { do: verb, n: table.n };
  if (seat !== undefined) message.seat = Number(seat);
  if (yes !== undefined) message.yes = true;
  if (verb === "keys") $("keys").showModal();
  else send(message);
}

document.addEventListener("click", (event) => {
  const target = hit(event).closest(`${PICKS}, [data-do], [data-copy], [data-speak]:not(body)`);
  if (!target || target.tagName === "SELECT") return;
  if (target.dataset.pick !== undefined) pick(target);
  else if (target.dataset.do) act(target);
  else if (target.dataset.copy) copy(target);
  else if ("speechSynthesis" in window) read(speechSynthesis.speaking ? "" : target.dataset.speak);
});

document.addEventListener("change", (event) => {
  const target = event.target;
  if (target.dataset.note) keepNotes($("surface"));
  else if (target.dataset.do === "standing") send({ do: "standing", mode: target.value });
  else if (target.id === "moment") target.form.submit();
});

document.addEventListener("submit", (event) => {
  if (event.target.id !== "chat-form") return;
  event.preventDefault();
  const box = $("say");
  if (box.value.trim()) send({ do: "chat", text: box.value });
  box.value = "";
});

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

// ---------------------------------------------------------------- the keyboard

const KEYS = {
  "?": () => $("keys")?.showModal(),
  u: () => press("undo"),
  h: () => press("hurry"),
  t: () => press("hint"),
  r: () => {
    const rule = $("rule");
    if (rule) rule.open = !rule.open;
    rule?.scrollIntoView({ block: "nearest" });
  },
  l: () => $("log")?.focus(),
  c: () => $("say")?.focus(),
};
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const press = (verb) => document.querySelector(`#surface [data-do="${verb}"]`)?.click();

document.addEventListener("keydown", (event) => {
  const target = event.target;
  const writing = target.matches?.("input, textarea, select");
  if (event.key === "Escape") {
    letGo();
    quiet();
    if (writing) target.blur();
    return;
  }
  if (writing || event.ctrlKey || event.metaKey || event.altKey || $("keys")?.open) return;
  const onPick = target.matches?.(PICKS) && target.tagName !== "BUTTON";
  if (onPick && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pick(target);
  } else if (ARROWS[event.key]) {
    if (step(ARROWS[event.key])) event.preventDefault();
    else turnPage(event.key);
  } else if (/^[1-9]$/.test(event.key)) {
    document.querySelectorAll("#dock .picks button")[Number(event.key) - 1]?.click();
  } else if (KEYS[event.key] && table.id) {
    event.preventDefault();
    KEYS[event.key]();
  }
});

// To the nearest thing to pick in a direction; what lies straight ahead is nearer than what lies aside.
function step([dx, dy]) {
  const all = [...document.querySelectorAll(`#surface ${PICKS}, #surface [data-do]`)].filter(visible);
  if (!all.length) return false;
  const here = document.activeElement;
  if (!all.includes(here)) {
    (all.find((part) => part.matches(PICKS)) || all[0]).focus();
    return true;
  }
  const from = centre(here);
  let best = null;
  let least = Infinity;
  for (const part of all) {
    if (part === here) continue;
    const to = centre(part);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead > 3 && ahead + 2.5 * aside < least) {
      least = ahead + 2.5 * aside;
      best = part;
    }
  }
  best?.focus();
  return true;
}

const visible = (part) => part.getClientRects().length > 0;

function centre(part) {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function turnPage(key) {
  const way = { ArrowLeft: "prev", ArrowRight: "next" }[key];
  if (way && !table.id) document.querySelector(`a[rel="${way}"][href]`)?.click();
}

// ---------------------------------------------------------------- hovers

let lit = [];

function point(element) {
  quiet();
  const holder = element.closest?.("[data-lights], [data-shows], [data-tip], [data-help]");
  if (!holder) return;
  // The nearest element that says it counts; a tip may come from further out.
  for (let part = holder; part; part = part.parentElement?.closest("[data-lights], [data-shows], [data-tip], [data-help]")) {
    for (const id of words(part.dataset.lights)) light(id, "lit");
    for (const id of words(part.dataset.shows)) light(id, "shown");
  }
  const text = holder.dataset.tip || holder.dataset.help || holder.closest("[data-tip]")?.dataset.tip;
  if (text) tip(holder, text);
}

const words = (text) => (text ? text.split(" ").filter(Boolean) : []);

function light(id, kind) {
  const part = id.startsWith("[") ? document.querySelector(id) : $(id);
  if (!part) return;
  part.classList.add(kind);
  lit.push([part, kind]);
}

function quiet() {
  for (const [part, kind] of lit) part.classList.remove(kind);
  lit = [];
  if ($("tip")) $("tip").hidden = true;
}

function tip(element, text) {
  const box = $("tip");
  if (!box) return;
  box.textContent = text;
  box.hidden = false;
  const at = element.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const above = at.top - size.height - 8;
  box.style.top = `${above > 4 ? above : Math.min(at.bottom + 8, innerHeight - size.height - 4)}px`;
  box.style.left = `${Math.max(6, Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - 6))}px`;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch") point(event.target);
});
document.addEventListener("pointerleave", quiet);
document.addEventListener("focusin", (event) => point(event.target));
document.addEventListener("focusout", quiet);
addEventListener("scroll", () => $("tip") && ($("tip").hidden = true), { passive: true });

// On a touch screen the first touch of something with a ghost shows it, the second picks it.
document.addEventListener(
  "click",
  (event) => {
    const target = event.target.closest(`${PICKS}[data-shows]`);
    if (!target || event.pointerType !== "touch" || target === touched) return;
    touched = target;
    point(target);
    event.stopImmediatePropagation();
    event.preventDefault();
  },
  true,
);
let touched = null;

// ---------------------------------------------------------------- reading aloud

function read(text) {
  speechSynthesis.cancel();
  if (!text) return;
  const voice = new SpeechSynthesisUtterance(text);
  voice.lang = document.documentElement.lang;
  speechSynthesis.speak(voice);
}

let lastRead = "";
function readNew() {
  if (!body.dataset.speak || !("speechSynthesis" in window)) return;
  const story = document.querySelector("#surface [data-speak]")?.dataset.speak || "";
  if (story !== lastRead) read(story);
  lastRead = story;
}

// ---------------------------------------------------------------- clocks, replay, beginning

function tick() {
  for (const clock of document.querySelectorAll(".clock[data-left]")) {
    const until = Number(clock.dataset.until || (clock.dataset.until = Date.now() + Number(clock.dataset.left)));
    const left = Math.max(0, Math.round((until - Date.now()) / 1000));
    if (left >= 86400) continue;
    const two = (number) => String(number).padStart(2, "0");
    const hours = Math.floor(left / 3600);
    const minutes = Math.floor((left % 3600) / 60);
    clock.textContent = hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
    clock.classList.toggle("low", left < 60);
  }
}

function autoplay() {
  const control = $("autoplay");
  if (!control) return;
  const next = document.querySelector('a[rel="next"][href]');
  const playing = sessionStorage.autoplay === "1" && next !== null;
  sessionStorage.autoplay = playing ? "1" : "0";
  control.setAttribute("aria-pressed", String(playing));
  const timer = playing && setTimeout(() => next.click(), 1100);
  control.addEventListener("click", () => {
    clearTimeout(timer);
    sessionStorage.autoplay = playing ? "0" : "1";
    location.reload();
  });
}

if (table.id) {
  connect();
  bringNotes($("surface"));
  setInterval(tick, 500);
  tick();
  $("log")?.scrollTo(0, $("log").scrollHeight);
  readNew();
  if (table.turn) myTurn();
  if (body.dataset.notify && window.Notification?.permission === "default") {
    document.addEventListener("click", () => Notification.requestPermission(), { once: true });
  }
  document.addEventListener("visibilitychange", seen);
} else {
  autoplay();
}
