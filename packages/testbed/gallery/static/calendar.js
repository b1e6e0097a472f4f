import { $, make } from './base.js';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A calendar that opens beside a field; a chosen day is handed on and written into it. */
export function attachCalendar(field, onChosen) {
  const popup = $('#calendar');
  // It always opens in the same month, so that what is seen does not depend on the day of the visit.
  let shown = { year: 2027, month: 2 };

  function choose(day) {
    field.value = `${day} ${months[shown.month]} ${shown.year}`;
    popup.hidden = true;
    onChosen(new Date(Date.UTC(shown.year, shown.month, day)));
  }

  function draw() {
    $('#month').textContent = `${months[shown.month]} ${shown.year}`;
    const lead = (new Date(Date.UTC(shown.year, shown.month, 1)).getUTCDay() + 6) % 7;
    const length = new Date(Date.UTC(shown.year, shown.month + 1, 0)).getUTCDate();
    const cells = [...Array(lead).fill(undefined), ...Array.from({ length }, (_, index) => index + 1)];
    const rows = [];
    for (let at = 0; at < cells.length; at += 7) {
      const row = cells.slice(at, at + 7).map((day) => {
        if (!day) return make('td');
        const label = `${day} ${months[shown.month]} ${shown.year}`;
        return make(
          'td',
          {},
          make('button', { type: 'button', 'aria-label': label, onclick: () => choose(day) }, String(day)),
        );
      });
      rows.push(make('tr', {}, ...row));
    }
    $('#days').replaceChildren(...rows);
  }

  function turn(by) {
    const to = new Date(Date.UTC(shown.year, shown.month + by, 1));
    shown = { year: to.getUTCFullYear(), month: to.getUTCMonth() };
    draw();
  }

  $('#calendar-button').addEventListener('click', () => {
    popup.hidden = !popup.hidden;
    draw();
  });
  $('#month-back').addEventListener('click', () => turn(-1));
  $('#month-on').addEventListener('click', () => turn(1));
}
