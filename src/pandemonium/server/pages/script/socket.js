// The live socket: kept alive, and asked again after a sleep.

let socket = null, wait = 500, asked = 0, greeted = false;
const SLOW = 1500, SHUT_OUT = 4406;
const sign = document.getElementById("connection");

function connect() {
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + table.dataset.live);
  socket.onopen = () => { wait = 500; signal("good"); hello(); ping(); };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "update") { complete(message.regions); apply(message, greeted); greeted = false; }
    if (message.type === "pong") lag(performance.now() - asked);
    if (message.type === "taken" || message.type === "refused") offered.get(message.id)?.(message.type === "taken");
  };
  socket.onclose = ({ code }) => {
    if (code === SHUT_OUT) return location.reload(); // nobody may watch any more: the page says so
    lost(); setTimeout(connect, wait * (0.75 + Math.random() / 2)); wait = Math.min(wait * 2, 15000);
  };
}

// Of a part that came before only the stretch that changed is sent, between what stays at its beginning and at its end.
const came = {};
function complete(regions) {
  for (const id in regions) {
    if (typeof regions[id] !== "string") {
      const [head, tail, between] = regions[id], before = came[id];
      regions[id] = before.slice(0, head) + between + before.slice(before.length - tail);
    }
    came[id] = regions[id];
  }
}

// Whether the socket took a choice. What it refused, or did not answer in time, is posted: that tells why, and what was
// taken after all counts once, because both ways name it alike.
const offered = new Map();
function taken(data) {
  const number = Number(data.get("number")), code = data.get("choice"), id = `${number}:${code}`.slice(0, 64);
  const answer = new Promise(answered => { offered.set(id, answered); setTimeout(answered, SLOW, false); });
  socket.send(JSON.stringify({ type: "choose", id, number, code }));
  return answer.finally(() => offered.delete(id));
}

function live() { return socket?.readyState === 1; }
function hello() { greeted = true; socket.send(JSON.stringify({ type: "hello", number })); }
function ping() { if (live()) { asked = performance.now(); socket.send('{"type":"ping","id":"p"}'); } }
// A good connection is not worth a word.
function signal(how) { sign.className = how; sign.textContent = sign.dataset[how] ?? ""; }
function lost() { signal("lost"); }
function lag(time) { if (live()) signal(time > SLOW ? "slow" : "good"); }

if (table) {
  connect();
  setInterval(ping, 10000);
  // A phone that slept may hold a dead socket, a page from the history an old number: ask again.
  document.addEventListener("visibilitychange", () => { if (!document.hidden && live()) hello(); });
  addEventListener("pageshow", event => { if (event.persisted && live()) hello(); });
}
