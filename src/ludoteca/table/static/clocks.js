// Clocks that run, and a replay that plays by itself.
import { $, body } from "./base.js";

const PAUSE = { slow: 2200, normal: 1100, fast: 500, instant: 120 };

export function tick() {
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

export function autoplay() {
  const control = $("autoplay");
  if (!control) return;
  const next = document.querySelector('a[rel="next"][href]');
  const playing = sessionStorage.autoplay === "1" && next !== null;
  sessionStorage.autoplay = playing ? "1" : "0";
  control.setAttribute("aria-pressed", String(playing));
  const timer = playing && setTimeout(() => next.click(), PAUSE[body.dataset.speed] || PAUSE.normal);
  control.addEventListener("click", () => {
    clearTimeout(timer);
    sessionStorage.autoplay = playing ? "0" : "1";
    location.reload();
  });
}
