// The lobby looks again every few seconds.

const lists = [...document.querySelectorAll("[data-refresh]")];

async function refresh() {
  const answer = document.hidden ? null : await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const there = new DOMParser().parseFromString(await answer.text(), "text/html");
  const changed = lists.map(({ id }) => part([id, there.getElementById(id)?.innerHTML ?? ""])).filter(Boolean);
  if (changed.length) swap(changed);
}
if (lists.length) setInterval(refresh, 4000);
