import { hasBug, make, makeButton, makeClickable, makeDiv, wait } from './base.js';
import { openCard } from './card-dialog.js';
import { addCard, listOpen } from './cards.js';
import { countDays, countDaysBefore, formatMonth, nextDay, toDay, today } from './dates.js';
import { makeIconButton } from './icons.js';
import { openDialog, toast } from './overlay.js';
import { watchVisit } from './routing.js';
import { state } from './state.js';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function listEntries(day) {
  const cards = hasBug('calendar-archived') ? state.cards : listOpen();
  return cards.filter(({ due }) => due === day);
}

function makeEntryForm(day, changed, close) {
  const field = make('input', { class: 'input', type: 'text', placeholder: 'What is due?' });
  const problem = makeDiv('problem');
  const submit = async () => {
    const title = field.value.trim();
    if (title === '') {
      problem.textContent = 'Please enter a title';
      return;
    }
    close();
    await addCard(title, 'To do', hasBug('calendar-day') ? nextDay(day) : day);
    toast('Entry added');
    changed();
  };
  const buttons = makeDiv('row', makeButton('Add', 'primary', submit), makeButton('Cancel', '', close));
  return makeDiv('form', field, problem, buttons);
}

function makeDay(day, month, changed) {
  const number = Number(day.slice(-2));
  const title = `New entry on ${number} ${month}`;
  const add = () => openDialog(title, (close) => makeEntryForm(day, changed, close));
  const entries = listEntries(day).map((card) => {
    const open = (event) => {
      event.stopPropagation();
      openCard(card, changed);
    };
    return makeClickable('entry', open, {}, card.title);
  });
  const here = day === today ? 'day today' : 'day';
  return makeClickable(here, add, { 'data-date': day }, makeDiv('day-number', String(number)), ...entries);
}

function makeMonth({ year, month }, changed) {
  const name = formatMonth(year, month).split(' ')[0];
  const empty = Array.from({ length: countDaysBefore(year, month) }, () => makeDiv('day empty'));
  const days = Array.from({ length: countDays(year, month) }, (_, index) => toDay(year, month, index + 1));
  const heads = weekdays.map((weekday) => makeDiv('weekday', weekday));
  return makeDiv('month', ...heads, ...empty, ...days.map((day) => makeDay(day, name, changed)));
}

function turn(shown, step) {
  const index = shown.year * 12 + shown.month - 1 + step;
  shown.year = Math.floor(index / 12);
  shown.month = (index % 12) + 1;
}

/** A month with the cards on the days when they are due. */
export async function drawCalendar(main) {
  const isShown = watchVisit();
  const shown = { year: 2025, month: 5 };
  const title = make('h1');
  const note = makeDiv('muted');
  const box = makeDiv('calendar');
  const draw = () => {
    if (!isShown()) return;
    const first = toDay(shown.year, shown.month, 1).slice(0, 7);
    const isEmpty = !listOpen().some(({ due }) => due.startsWith(first));
    title.textContent = formatMonth(shown.year, shown.month);
    note.textContent = isEmpty ? 'Nothing is due this month.' : '';
    box.replaceChildren(makeMonth(shown, draw));
  };
  const step = (months) => async () => {
    turn(shown, months);
    box.replaceChildren(makeDiv('loading', 'Loading…'));
    await wait(250);
    draw();
  };
  const backToToday = () => {
    Object.assign(shown, { year: 2025, month: 5 });
    draw();
  };
  const previous = makeIconButton('previous', 'Previous month', step(-1));
  const next = makeIconButton('next', 'Next month', step(hasBug('calendar-next') ? 2 : 1));
  main.append(makeDiv('row', title, previous, next, makeButton('Today', '', backToToday)), note, box);
  draw();
}
