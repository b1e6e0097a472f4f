import { a, beside, type Case } from './case.ts';

export const travel: Case[] = [
  ['travel', 'type', a('From'), '#fr'],
  ['travel', 'type', a('to', 'field'), '#to'],
  ['travel', 'type', a('departure city'), 'not found'],
  ['travel', 'set', a('departure date'), '#d1'],
  ['travel', 'set', a('return date'), '#d2'],
  ['travel', 'set', a('Return'), '#d2'],
  ['travel', 'choose', a('One way', 'radio button'), '#ow'],
  ['travel', 'choose', a('one-way'), '#ow'],
  ['travel', 'select', a('number of passengers'), '#pax'],
  ['travel', 'click', a('Search', 'button'), 'text=Search flights'],
  ['travel', 'click', a('find flights', 'button'), 'text=Search flights'],
  ['travel', 'click', a('+'), '[aria-label="Add passenger"]'],
  ['travel', 'click', a('', 'button', beside('right of', '1')), '[aria-label="Add passenger"]'],
  ['travel', 'click', a('Book', 'button'), 'not found'],
];
