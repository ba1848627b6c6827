// Sounds of our own, made of sine waves and noise; off until somebody switches them on.
import { body } from "./base.js";

let audio = null;

// A tone that rings and fades.
function ring(pitch, at, long = 0.6, loud = 0.1, wave = "sine") {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const from = audio.currentTime + at;
  tone.type = wave;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(loud, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + long + 0.05);
}

// Noise through a filter: paper, or a die on wood.
function brush(pitch, at, long, loud, sharp = 1) {
  const length = Math.ceil(audio.sampleRate * long);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + at);
}

const SOUNDS = {
  turn: () => [523.25, 783.99].forEach((pitch, i) => ring(pitch, i * 0.14, 0.75, 0.12)),
  card: () => brush(2400, 0, 0.16, 0.35, 0.7),
  coin: () => [1975, 2637].forEach((pitch, i) => ring(pitch, i * 0.06, 0.4, 0.05, "triangle")),
  dice: () => [0, 0.07, 0.13, 0.22, 0.3].forEach((at, i) => brush(900 + 260 * (i % 3), at, 0.05, 0.7, 4)),
  victory: () => [523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) => ring(pitch, i * 0.13, 1.1, 0.1)),
};

export function play(name) {
  if (!body.dataset.sound) return;
  try {
    audio = audio || new AudioContext();
    audio.resume(); // made before the first click it sleeps
    SOUNDS[name]();
  } catch {
    // a browser that will not make a sound before a click: the title still says it
  }
}
