// A new board is laid over the old one: what stayed the same is left alone, so that a step of a bot that changes three
// counters costs three counters, not a whole board. `ready` adds to the new one what the script gives every board; what
// else it had added to the old one is gone afterwards.

export function morph(holder, html, ready = () => {}) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  ready(fresh.content);
  children(holder, fresh.content);
}

// An answer is never taken for another one: the focus must not stay where something else is picked now.
const ONE = ["id", "data-pick", "data-glide"];
const name = (node) => {
  for (const one of ONE) if (node.hasAttribute(one)) return `${one} ${node.getAttribute(one)}`;
  return "";
};

const alike = (a, b) => a.nodeName === b.nodeName && (a.nodeType !== Node.ELEMENT_NODE || name(a) === name(b));

function children(old, fresh) {
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    let same = at;
    while (same && !alike(same, next)) same = same.nextSibling;
    if (!same) old.insertBefore(next, at);
    else {
      if (same === at) at = at.nextSibling;
      else old.insertBefore(same, at);
      update(same, next);
    }
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function update(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = fresh.data;
    return;
  }
  for (const { name: which } of [...old.attributes]) if (!fresh.hasAttribute(which)) old.removeAttribute(which);
  for (const { name: which, value } of fresh.attributes) {
    if (old.getAttribute(which) !== value) old.setAttribute(which, value);
  }
  children(old, fresh);
}
