import { hasBug, make, makeBox } from './base.js';
import { makeField } from './field.js';
import { state } from './state.js';

const passportLength = hasBug('passport-text') ? 12 : 8;

const checks = {
  first: (text) => (text ? '' : 'First name is required'),
  last: (text) => (text ? '' : 'Last name is required'),
  email: (text) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || hasBug('email-unchecked') ? '' : 'Enter a valid email address',
  passport: (text) =>
    /^[a-z0-9]{8}$/i.test(text) ? '' : `Passport number must have ${passportLength} letters or digits`,
};
const labels = { first: 'First name', last: 'Last name', email: 'Email', passport: 'Passport number' };

function makeFields(passenger) {
  return Object.entries(labels).map(([name, label]) => {
    const isLost = name === 'last' && hasBug('passenger-lost');
    return [name, makeField({ label, value: isLost ? '' : passenger[name] })];
  });
}

/** The first step; `leave` keeps what was entered and tells whether it is right. */
export function drawPassenger(place) {
  const fields = makeFields(state.booking.passenger);
  const inputs = fields.map(([, { element }]) => element);
  place.append(make('h2', {}, 'Who is travelling?'), makeBox('tv-form', inputs));
  return {
    leave() {
      let isRight = true;
      for (const [name, { input, showError }] of fields) {
        const text = input.value.trim();
        const problem = checks[name](text);
        state.booking.passenger[name] = text;
        if (problem) showError(problem);
        if (problem) isRight = false;
      }
      return isRight;
    },
  };
}
