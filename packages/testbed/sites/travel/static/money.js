import { hasBug, make } from './base.js';
import { state } from './state.js';

export const currencies = { EUR: ['€', 1], USD: ['$', 1.1], GBP: ['£', 0.8] };

/** An amount of euros in the visitor's currency, such as "€1,249" or "€170.10". */
export function writeMoney(euros) {
  const [sign, rate] = currencies[state.currency];
  const amount = hasBug('currency-amount') ? euros : Math.round(euros * rate * 100) / 100;
  const digits = Number.isInteger(amount) ? 0 : 2;
  const written = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${amount < 0 ? '−' : ''}${sign}${written}`;
}

/** A price, with the former one struck through before it. */
export function makePrice(euros, old) {
  const former = old ? make('s', { class: 'tv-old' }, writeMoney(old)) : undefined;
  return make('div', { class: 'tv-price' }, former, make('strong', {}, writeMoney(euros)));
}
