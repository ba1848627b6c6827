// Reading aloud, with the browser's voice: on request, or by itself for whoever prefers it.
import { body } from "./base.js";

export function read(text) {
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.cancel();
  if (!text) return;
  const voice = new SpeechSynthesisUtterance(text);
  voice.lang = document.documentElement.lang;
  speechSynthesis.speak(voice);
}

export const readOrStop = (text) => read(window.speechSynthesis?.speaking ? "" : text);

let lastRead = "";
export function readNew() {
  if (!body.dataset.speak || !("speechSynthesis" in window)) return;
  const story = document.querySelector("#surface [data-speak]")?.dataset.speak || "";
  if (story !== lastRead) read(story);
  lastRead = story;
}
