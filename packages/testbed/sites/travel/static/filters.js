import { hasBug, make, makeBox, makeButton } from './base.js';
import { airlines } from './catalog.js';
import { makeCheckbox, makeChoice, makeSwitch } from './field.js';
import { writeMoney } from './money.js';
import { makeSlider } from './slider.js';

const highest = 1300;
const stopKinds = [
  ['any', 'Any'],
  ['0', 'Direct'],
  ['1', '1 stop'],
  ['2', '2+ stops'],
];

export function freshFilters() {
  return { stops: 'any', price: highest, airlines: [], refundable: false };
}

function fitsStops({ stops }, wanted) {
  if (wanted === 'any' || hasBug('stops-ignored')) return true;
  return Math.min(stops, 2) === Number(wanted);
}

function fitsAirline({ airline }, wanted) {
  if (wanted.length === 0 || wanted.includes(airline)) return true;
  return hasBug('airline-extra') && airline === 'Meridian';
}

export function applyFilters(flights, filters) {
  return flights.filter(
    (flight) =>
      fitsStops(flight, filters.stops) &&
      fitsAirline(flight, filters.airlines) &&
      (flight.price <= filters.price || hasBug('price-ignored')) &&
      (flight.refundable || !filters.refundable || hasBug('refundable-ignored')),
  );
}

function makeAirlines(filters, changed) {
  const boxes = airlines.map((airline) =>
    makeCheckbox(airline, filters.airlines.includes(airline), (on) => {
      const others = filters.airlines.filter((one) => one !== airline);
      filters.airlines = on ? [...others, airline] : others;
      changed();
    }),
  );
  return make('fieldset', {}, make('legend', {}, 'Airlines'), boxes);
}

/** The filters beside the results; `changed` is called whenever one of them changes. */
export function makeFilters(filters, changed) {
  const panel = make('aside', { class: 'tv-filters', 'aria-label': 'Filters' });
  const change = (name) => (value) => {
    filters[name] = value;
    changed();
  };
  const reset = () => {
    const kept = hasBug('reset-keeps') ? { airlines: filters.airlines } : {};
    Object.assign(filters, freshFilters(), kept);
    draw();
    changed();
  };
  const draw = () => {
    panel.replaceChildren(
      make('h2', {}, 'Filters'),
      makeBox('tv-label', 'Stops'),
      makeChoice('Stops', stopKinds, filters.stops, change('stops')),
      makeSlider({
        label: 'Maximum price',
        least: 50,
        most: highest,
        step: 50,
        value: filters.price,
        write: writeMoney,
        onchange: change('price'),
      }),
      makeAirlines(filters, changed),
      makeSwitch('Refundable only', filters.refundable, change('refundable')),
      makeButton('Reset filters', 'text', { onclick: reset }),
    );
  };
  draw();
  return panel;
}
