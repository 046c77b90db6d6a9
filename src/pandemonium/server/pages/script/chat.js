// The chat: what is new while its drawer is closed is counted and shown in a bubble for a moment. Whom one has muted and
// what one has read is kept by the page, for each table.

const talk = document.getElementById("chat-drawer"), unread = document.getElementById("unread"), bubble = document.getElementById("bubble");
const shelf = table && `chat ${location.pathname}`;
const kept = { read: 0, muted: [], ...JSON.parse((shelf && localStorage.getItem(shelf)) || "{}") };
let heard = null, fading = 0;

function keep(changes) { localStorage.setItem(shelf, JSON.stringify(Object.assign(kept, changes))); }
function muted(by) { return kept.muted.includes("all") || kept.muted.includes(by); }

function listen() {
  if (!table || !talk) return;
  for (const box of document.querySelectorAll("[data-mute]")) box.checked = kept.muted.includes(box.dataset.mute);
  const lines = [...document.querySelectorAll("#chat li")];
  for (const line of lines) line.hidden = !line.classList.contains("mine") && muted(line.dataset.by);
  const others = lines.filter(line => !line.hidden && !line.classList.contains("mine"));
  const newest = Math.max(0, ...lines.map(line => +line.dataset.said));
  if (talk.open && newest > kept.read) keep({ read: newest });
  const waiting = others.filter(line => +line.dataset.said > kept.read).length;
  unread.hidden = !waiting;
  unread.textContent = waiting || "";
  unread.title = waiting ? unread.dataset.words : "";
  if (heard !== null && !talk.open) others.filter(line => +line.dataset.said > heard).forEach(bubbles);
  heard = newest;
}

function bubbles(line) {
  burst();
  bubble.replaceChildren(...[".mark", ".chat-name", ".chat-text"].map(part => line.querySelector(part)?.cloneNode(true)).filter(Boolean));
  fading = setTimeout(burst, 4000);
}

function burst() {
  clearTimeout(fading);
  bubble.replaceChildren();
}

talk?.addEventListener("toggle", () => { if (talk.open) burst(); listen(); });
document.addEventListener("change", ({ target }) => {
  const whom = target.dataset.mute;
  if (!whom) return;
  keep({ muted: target.checked ? [...kept.muted, whom] : kept.muted.filter(one => one !== whom) });
  listen();
});
