// The page "Tell me when it is my turn": this browser, and whether it can be woken.
const place = document.getElementById("push");
const button = document.getElementById("push-here");
const csrf = document.querySelector("input[name=csrf]").value;

const trouble = (what) => {
  const line = document.getElementById("push-trouble");
  line.textContent = place.dataset[what];
  line.hidden = false;
};

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const letters = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

async function begin() {
  if (!navigator.serviceWorker || !window.PushManager || !window.Notification) {
    trouble("unable");
    return;
  }
  const registration = await navigator.serviceWorker.register("/sw.js");
  const mine = await registration.pushManager.getSubscription();
  const known = mine && (await mark(mine.endpoint));
  button.hidden = Boolean(known);
  button.addEventListener("click", () => subscribe(registration, mine));
  for (const form of document.querySelectorAll(".ways form")) form.addEventListener("submit", () => leave(form, mine));
  if (Notification.permission === "denied") trouble("denied");
  place.dataset.ready = "1";
}

// Which of the list this browser is.
async function mark(endpoint) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const name = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const line = place.querySelector(`[data-this="${name}"]`);
  line?.after(Object.assign(document.createElement("span"), { className: "badge", textContent: place.dataset.this }));
  line?.parentElement.setAttribute("data-here", "1");
  return line;
}

async function subscribe(registration, old) {
  if ((await Notification.requestPermission()) !== "granted") {
    trouble("denied");
    return;
  }
  try {
    await old?.unsubscribe(); // it may be of an earlier key of the server's
    await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: bytes(place.dataset.key) };
    const fresh = await registration.pushManager.subscribe(wish);
    const [p256dh, auth] = [fresh.getKey("p256dh"), fresh.getKey("auth")].map(letters);
    const form = new URLSearchParams({ csrf, endpoint: fresh.endpoint, p256dh, auth });
    const answer = await fetch("/me/turns/push", { method: "POST", body: form });
    if (!answer.ok) throw new Error(answer.status);
    location.reload();
  } catch {
    trouble("failed");
  }
}

// Whoever stops it here is not woken here, whatever else knows the address.
function leave(form, mine) {
  if (form.closest("[data-here]")) mine?.unsubscribe();
}

begin();
