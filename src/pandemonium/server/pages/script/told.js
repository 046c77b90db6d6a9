// The table in words changes with every choice and few read it: it is asked for while its drawer is open.

const telling = document.getElementById("told-drawer");

async function tell() {
  if (!table || !telling?.open) return;
  const answer = await fetch(location.href, { headers: { "X-Regions": "all", Accept: "application/json" } }).catch(() => null);
  const parts = answer?.ok ? await answer.json() : {};
  const changed = parts.regions && part(["told", parts.regions.told]);
  if (changed) swap([changed]);
}
telling?.addEventListener("toggle", tell);
