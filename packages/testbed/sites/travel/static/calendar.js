import { make, makeBox, makeIconButton, writeDay } from './base.js';
import { makeField } from './field.js';
import { openPopup } from './popup.js';

/** The site's own today, so that nothing depends on the clock. */
const firstDay = '2027-06-01';
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function toIso(year, month, day) {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

function makeDay(iso, { chosen, earliest, choose }) {
  return make(
    'button',
    {
      class: 'tv-day',
      type: 'button',
      'aria-label': nameFormat.format(new Date(iso)),
      'aria-pressed': String(iso === chosen),
      disabled: iso < earliest,
      onclick: () => choose(iso),
    },
    String(Number(iso.slice(8))),
  );
}

function makeGrid(year, month, options) {
  const blanks = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return makeBox(
    'tv-days',
    weekdays.map((name) => make('span', { class: 'tv-weekday', 'aria-hidden': 'true' }, name)),
    Array.from({ length: blanks }, () => make('span')),
    Array.from({ length }, (_, index) => makeDay(toIso(year, month, index + 1), options)),
  );
}

function makeCalendar(label, options) {
  const start = new Date(options.chosen || options.earliest);
  const year = start.getUTCFullYear();
  let month = start.getUTCMonth();
  const box = make('div', { class: 'tv-pop tv-calendar', role: 'dialog', 'aria-label': `${label} date` });
  const turn = (by) => () => {
    month += by;
    draw();
  };
  const draw = () => {
    const title = make('strong', { 'aria-live': 'polite' }, monthFormat.format(Date.UTC(year, month, 1)));
    const back = makeIconButton('‹', 'Previous month', { onclick: turn(-1) });
    const next = makeIconButton('›', 'Next month', { onclick: turn(1) });
    box.replaceChildren(makeBox('tv-calhead', back, title, next), makeGrid(year, month, options));
  };
  draw();
  return box;
}

/** A field that is filled from a calendar; `findEarliest` gives the first day that can be chosen. */
export function makeDateField(label, findEarliest = () => firstDay) {
  let chosen = '';
  let close = () => {};
  const field = makeField({ label, attributes: { readonly: true, 'aria-haspopup': 'dialog' } });
  const set = (iso) => {
    chosen = iso;
    field.input.value = iso && writeDay(iso);
    field.clearError();
    close();
  };
  field.input.addEventListener('click', () => {
    close();
    const earliest = findEarliest() || firstDay;
    close = openPopup(field.input, makeCalendar(label, { chosen, earliest, choose: set }));
  });
  return { ...field, set, get: () => chosen };
}
