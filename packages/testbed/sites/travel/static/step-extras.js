import { hasBug, make } from './base.js';
import { makeStepper, makeSwitch } from './field.js';
import { writeMoney } from './money.js';
import { bagPrice, insurancePrice, sportsPrice } from './prices.js';
import { state } from './state.js';

/** The third step. */
export function drawExtras(place, changed) {
  const { bags, sports, insurance } = state.booking;
  const change = (name) => (value) => {
    state.booking[name] = value;
    changed();
  };
  const changeInsurance = (on) => {
    if (on || !hasBug('insurance-stays')) change('insurance')(on);
  };
  place.append(
    make('h2', {}, 'Add extras'),
    makeStepper({
      label: 'Checked bags',
      note: `${writeMoney(bagPrice)} each, 3 at most`,
      value: bags,
      most: hasBug('bags-limit') ? 99 : 3,
      onchange: change('bags'),
    }),
    makeStepper({
      label: 'Sports equipment',
      note: `${writeMoney(sportsPrice)} each, 2 at most`,
      value: sports,
      most: 2,
      onchange: change('sports'),
    }),
    makeSwitch(`Travel insurance (${writeMoney(insurancePrice)})`, insurance, changeInsurance),
  );
  return { leave: () => true };
}
