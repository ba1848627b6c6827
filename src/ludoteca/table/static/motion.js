// Movement tells what happened: pieces glide, gears turn, dice roll, numbers count up, what was touched pulses.
import { body, calm } from "./base.js";
import { play } from "./sound.js";

const FACTOR = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

export const factor = () => FACTOR[body.dataset.speed] ?? 1;
export const still = () => calm.matches || document.hidden || factor() === 0;

// What stands where, before the new board comes in.
export function watch(surface) {
  const of = (attribute, what) =>
    new Map([...surface.querySelectorAll(`[data-${attribute}]`)].map((part) => [part.dataset[attribute], what(part)]));
  const angles = [...surface.querySelectorAll("[data-turn]")].map((part) => [part.id, Number(part.dataset.turn)]);
  return {
    places: still() ? new Map() : of("glide", (part) => part.getBoundingClientRect()),
    rolls: new Map([...surface.querySelectorAll("[data-roll]")].map((part) => [part.id, part.dataset.roll])),
    tallies: of("tally", (part) => part.textContent),
    angles: new Map(angles),
  };
}

export function movement(surface, before, told) {
  sounds(surface, before);
  if (still()) return;
  document.documentElement.style.setProperty("--pace", factor());
  glide(surface, before.places);
  turn(surface, before.angles);
  roll(surface, before.rolls);
  count(surface, before.tallies);
  pulse(told);
}

// Parts of an SVG cannot be named in a view transition: they are moved from where they were by hand.
function glide(surface, places) {
  for (const part of surface.querySelectorAll("svg [data-glide]")) {
    const from = places.get(part.dataset.glide);
    const to = part.getBoundingClientRect();
    const matrix = part.ownerSVGElement?.getScreenCTM();
    if (!matrix || !matrix.a) continue;
    if (!from) {
      part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350 * factor() });
      continue;
    }
    const x = (from.left - to.left) / matrix.a;
    const y = (from.top - to.top) / matrix.d;
    if (Math.abs(x) + Math.abs(y) < 0.5) continue;
    const move = { duration: 450 * factor(), easing: "cubic-bezier(.3,.7,.3,1)", composite: "add" };
    part.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], move);
  }
}

// What says how far it is turned (data-turn, in degrees) turns there from where it was, the shorter way round.
function turn(surface, before) {
  for (const part of surface.querySelectorAll("[data-turn]")) {
    const to = Number(part.dataset.turn);
    const by = ((((to - (before.get(part.id) ?? to) + 180) % 360) + 360) % 360) - 180;
    if (!by) continue;
    const way = { duration: 900 * factor(), easing: "cubic-bezier(.4,0,.2,1)" };
    part.animate([{ transform: `rotate(${to - by}deg)` }, { transform: `rotate(${to}deg)` }], way);
  }
}

// A die (data-roll, another value for every roll) tumbles before it lies still.
const rolled = (surface, before) =>
  [...surface.querySelectorAll("[data-roll]")].filter((part) => before.get(part.id) !== part.dataset.roll);

function roll(surface, before) {
  for (const [i, part] of rolled(surface, before).entries()) {
    const tumble = [0, 1, 2, 3].map((step) => ({
      transform: `translateY(${step % 2 ? -9 : 0}px) rotate(${(3 - step) * 120}deg)`,
    }));
    part.style.transformBox = "fill-box";
    part.style.transformOrigin = "center";
    part.animate(tumble, { duration: (520 + 90 * (i % 5)) * factor(), easing: "ease-out" });
  }
}

// A number (data-tally, the name of what is counted) that changed says by how much.
const counted = (surface, before) =>
  [...surface.querySelectorAll("[data-tally]")]
    .map((part) => [part, parseFloat(part.textContent) - parseFloat(before.get(part.dataset.tally))])
    .filter(([, by]) => by);

function count(surface, before) {
  for (const [part, by] of counted(surface, before)) {
    const at = part.getBoundingClientRect();
    if (!at.width) continue;
    const change = document.createElement("span");
    change.className = `change ${by > 0 ? "more" : "less"}`;
    change.textContent = by > 0 ? `+${by}` : `−${-by}`;
    change.setAttribute("aria-hidden", "true");
    change.style.left = `${at.left + at.width / 2}px`;
    change.style.top = `${at.top}px`;
    body.append(change);
    setTimeout(() => change.remove(), 1400 * factor());
    part.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: 420 * factor() });
  }
}

// The pieces that the new lines of the log are about.
function pulse(told) {
  for (const line of told) {
    for (const id of (line.dataset.lights || "").split(" ").filter(Boolean)) {
      const part = document.getElementById(id);
      if (!part) continue;
      part.classList.add("touched");
      setTimeout(() => part.classList.remove("touched"), 1500 * factor());
    }
  }
}

// One sound for a step, the most telling one.
function sounds(surface, before) {
  if (!body.dataset.sound) return;
  const coins = counted(surface, before.tallies).filter(([part]) => part.dataset.sound !== "none");
  const cards = [...surface.querySelectorAll('[data-glide^="card"]')].filter((part) => {
    const from = before.places.get(part.dataset.glide);
    const to = part.getBoundingClientRect();
    return !from || Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 8;
  });
  if (rolled(surface, before.rolls).length) play("dice");
  else if (coins.some(([, by]) => by > 0)) play("coin");
  else if (cards.length) play("card");
}
