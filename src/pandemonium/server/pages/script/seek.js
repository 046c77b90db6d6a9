// Seeking in the rules: what speaks of it stays, the rest steps aside. Without script the form asks the server the same.

const sought = document.querySelector("form[data-seek] input[type=search]");

function fold(text) { return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, ""); }

function seek() {
  const words = fold(sought.value.trim()), says = element => fold(element.textContent).includes(words);
  let found = false;
  for (const part of document.querySelectorAll("[data-part]")) {
    const whole = says(part.querySelector("h2"));
    const said = [...part.querySelectorAll(":is(li, p, h3, tbody tr, figure):not(figure *)")];
    for (const one of said) one.hidden = !whole && ![one.querySelector("figcaption") ?? one, one.closest("table")?.tHead ?? one].some(says);
    for (const table of part.querySelectorAll(".table-scroll")) table.hidden = !table.querySelector("tbody tr:not([hidden])");
    part.hidden = !whole && said.every(one => one.hidden);
    found ||= !part.hidden;
  }
  document.getElementById("unfound").hidden = found;
}

if (sought) {
  sought.addEventListener("input", seek);
  sought.form.addEventListener("submit", event => event.preventDefault());
  // A rule that a link leads to must be there.
  addEventListener("hashchange", () => {
    const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (rule && !rule.checkVisibility()) sought.value = "", seek(), rule.scrollIntoView();
  });
}
