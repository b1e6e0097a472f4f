import type { Visit } from './visit.ts';

const registrationFee = 5;

export function writePounds(amount: number): string {
  return `${amount < 0 ? '−' : ''}£${Math.abs(amount).toFixed(2)}`;
}

function reckon({ visitor: { basket }, bug }: Visit) {
  const subtotal = basket.courses.reduce((sum, { price }) => sum + price, 0);
  const studentRate = basket.isStudent && bug !== 'student-ignored' ? subtotal * 0.2 : 0;
  const discount = basket.code ? subtotal * (bug === 'discount-wrong' ? 0.01 : 0.1) : 0;
  const fee = basket.courses.length > 0 ? registrationFee : 0;
  const paidFee = bug === 'fee-missing-in-total' ? 0 : fee;
  return { subtotal, studentRate, discount, fee, total: subtotal - studentRate - discount + paidFee };
}

export function reckonTotal(visit: Visit): number {
  return reckon(visit).total;
}

/** The basket as its page shows it. */
export function describeBasket(visit: Visit) {
  const { basket } = visit.visitor;
  const { subtotal, studentRate, discount, fee, total } = reckon(visit);
  return {
    count: basket.courses.length,
    code: basket.code,
    isStudent: basket.isStudent,
    items: basket.courses.map(({ id, title, day, time, price }) => ({
      id,
      title,
      when: `${day} ${time}`,
      price: writePounds(price),
    })),
    subtotal: writePounds(subtotal),
    studentRate: writePounds(-studentRate),
    discount: writePounds(-discount),
    fee: writePounds(fee),
    total: writePounds(total),
  };
}
