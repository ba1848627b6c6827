// Passkeys: the server asks, the browser (or the key in somebody's hand) answers, and a plain form carries the answer.
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
const described = (keys = []) => keys.map((key) => ({ ...key, id: bytes(key.id) }));

async function asked(form) {
  const body = new URLSearchParams({ csrf: form.elements.csrf.value });
  const answer = await fetch(form.dataset.ask, { method: "POST", body });
  if (!answer.ok) throw new Error(answer.status);
  return answer.json();
}

async function made(options) {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: described(options.excludeCredentials),
  };
  const key = await navigator.credentials.create({ publicKey });
  return [key, { attestationObject: text(key.response.attestationObject) }];
}

async function found(options) {
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] };
  const key = await navigator.credentials.get({ publicKey });
  const { authenticatorData, signature } = key.response;
  return [key, { authenticatorData: text(authenticatorData), signature: text(signature) }];
}

async function use(form) {
  const options = await asked(form);
  const [key, more] = await (form.dataset.passkey === "new" ? made(options) : found(options));
  const response = { clientDataJSON: text(key.response.clientDataJSON), ...more };
  form.elements.answer.value = JSON.stringify({ id: key.id, rawId: text(key.rawId), type: key.type, response });
  form.submit();
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  const sorry = form.querySelector(".wrong");
  const button = form.querySelector("button");
  button.disabled = !window.PublicKeyCredential;
  form.querySelector(".without").hidden = !button.disabled;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sorry.hidden = true;
    button.disabled = true;
    use(form)
      .catch(() => (sorry.hidden = false))
      .finally(() => (button.disabled = false));
  });
}
