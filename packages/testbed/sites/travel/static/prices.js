import { hasBug, plural } from './base.js';
import { findFlight } from './catalog.js';

export const bagPrice = 35;
export const sportsPrice = 50;
export const insurancePrice = 19;
export const legroomPrice = 25;

export const promos = { SPRING10: 0.1, WELCOME5: 0.05 };
export const expiredPromos = ['WINTER20'];

/** What a seat costs; the first two rows have extra legroom. */
export function priceSeat(seat) {
  return Number.parseInt(seat, 10) <= 2 ? legroomPrice : 0;
}

function priceFare({ flight, travellers }) {
  return findFlight(flight).price * travellers;
}

function priceDiscount(booking) {
  return -priceFare(booking) * (promos[booking.promo] ?? 0);
}

/** The lines of the summary, each a label and an amount of euros. */
export function listLines(booking) {
  const { travellers, seat, bags, sports, insurance, promo } = booking;
  return [
    [`Fare, ${plural(travellers, 'traveller')}`, priceFare(booking)],
    ...(seat ? [[`Seat ${seat}`, priceSeat(seat)]] : []),
    ...(bags > 0 ? [[`Checked bags × ${bags}`, bags * bagPrice]] : []),
    ...(sports > 0 ? [[`Sports equipment × ${sports}`, sports * sportsPrice]] : []),
    ...(insurance ? [['Travel insurance', insurancePrice]] : []),
    ...(promo ? [[`Discount ${promo}`, priceDiscount(booking)]] : []),
  ];
}

function findMistake({ seat, bags, promo, ...booking }) {
  if (hasBug('seat-price') && seat) return -priceSeat(seat);
  if (hasBug('bags-total') && bags > 1) return -(bags - 1) * bagPrice;
  if (hasBug('promo-total') && promo) return -priceDiscount({ ...booking, promo });
  return 0;
}

export function priceBooking(booking) {
  const sum = listLines(booking).reduce((total, [, amount]) => total + amount, 0);
  return sum + findMistake(booking);
}
