import { hasBug, make, makeBox, makeButton, makeIconButton, wait } from './base.js';
import { makeDateField } from './calendar.js';
import { openPage } from './header.js';
import { makePrice } from './money.js';
import { makeCityField } from './suggest.js';
import { makeTravellers } from './travellers.js';

const deals = [
  ['Berlin', 'BER', 89, 119],
  ['New York', 'JFK', 385, undefined],
];

function makeTripKind(choose) {
  const makeRadio = (value, label, checked) =>
    make(
      'label',
      { class: 'tv-radio' },
      make('input', { type: 'radio', name: 'kind', value, checked, onchange: () => choose(value) }),
      ` ${label}`,
    );
  return make(
    'div',
    { class: 'tv-row', role: 'radiogroup', 'aria-label': 'Kind of trip' },
    makeRadio('return', 'Return', true),
    makeRadio('one-way', 'One way', false),
  );
}

function swap(from, to) {
  const [first, second] = [from.get(), to.get()];
  from.set(second);
  if (!hasBug('swap-half')) to.set(first);
}

/** Shows what is wrong with the search; returns whether anything is. */
function refuse({ from, to, depart, back }, isReturn) {
  const problems = [
    [from, !from.get(), 'Choose where you start'],
    [to, !to.get(), 'Choose where you want to go'],
    [to, to.get() && to.get() === from.get() && !hasBug('same-city'), 'Choose two different places'],
    [depart, !depart.get() && !hasBug('date-missing'), 'Choose a departure date'],
    [back, isReturn && !back.get() && !hasBug('date-missing'), 'Choose a return date'],
  ].filter(([, isWrong]) => isWrong);
  for (const [field, , text] of problems) field.showError(text);
  return problems.length > 0;
}

function toAddress({ from, to, depart, back, travellers }, isReturn) {
  const query = new URLSearchParams({
    from: from.get(),
    to: to.get(),
    depart: depart.get(),
    ...(isReturn && { return: back.get() }),
    travellers: travellers.get(),
  });
  return `/travel/flights?${query}`;
}

function makeForm() {
  let isReturn = true;
  const depart = makeDateField('Depart');
  const fields = {
    from: makeCityField('From'),
    to: makeCityField('To'),
    depart,
    back: makeDateField('Return', depart.get),
    travellers: makeTravellers(),
  };
  const chooseKind = (kind) => {
    isReturn = kind === 'return';
    fields.back.element.hidden = !isReturn && !hasBug('return-stays');
  };
  const submit = async () => {
    if (refuse(fields, isReturn)) return;
    search.textContent = 'Searching…';
    await wait(300);
    location.href = toAddress(fields, isReturn);
  };
  const search = makeButton('Search flights', 'contained', { onclick: submit });
  const turn = makeIconButton('⇄', 'Swap places', { onclick: () => swap(fields.from, fields.to) });
  return makeBox(
    'tv-paper',
    makeTripKind(chooseKind),
    makeBox('tv-row', fields.from.element, turn, fields.to.element),
    makeBox('tv-row', depart.element, fields.back.element, fields.travellers.element),
    search,
  );
}

function makeDeal([city, code, price, old]) {
  return make(
    'a',
    { class: 'tv-card', href: `/travel/flights?from=LIS&to=${code}` },
    make('div', { class: 'tv-title' }, `Lisbon to ${city}`),
    make('small', {}, 'from'),
    makePrice(price, old),
  );
}

openPage((main) => {
  const cards = makeBox('tv-grid', deals.map(makeDeal));
  main.append(make('h1', {}, 'Where to next?'), makeForm(), make('h2', {}, 'Deals of the week'), cards);
});
