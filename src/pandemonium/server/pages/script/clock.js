// The clock of a question runs down at the seat it is asked of, by the server's time.

const ahead = table ? Date.now() - table.dataset.now : 0;

function tick() {
  for (const clock of document.querySelectorAll(".clock")) {
    const left = Math.max(0, Math.round((Date.parse(clock.dateTime) + ahead - Date.now()) / 1000));
    const two = number => String(number).padStart(2, "0");
    clock.textContent = `${left >= 3600 ? `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}` : Math.floor(left / 60)}:${two(left % 60)}`;
    clock.classList.toggle("hurry", left <= 10);
  }
}
if (table) { tick(); setInterval(tick, 1000); }
