import type { PricedLine } from './cart.ts';

export const shippings = {
  standard: { label: 'Standard, 3 to 5 days', price: 490 },
  express: { label: 'Express, next day', price: 1290 },
} as const;
export type Shipping = keyof typeof shippings;

export function isShipping(value: string): value is Shipping {
  return Object.hasOwn(shippings, value);
}

export interface Order {
  number: string;
  /** YYYY-MM-DD */
  date: string;
  items: number;
  total: number;
  status: 'Delivered' | 'Returned' | 'On its way' | 'Received';
  lines: readonly PricedLine[];
  shipping: Shipping;
  name: string;
  email: string;
}

export type PastOrder = Pick<Order, 'number' | 'date' | 'items' | 'total' | 'status'>;

/** What Ada bought before. */
export const pastOrders: readonly PastOrder[] = [
  { number: 'FH-1042', date: '2025-02-11', items: 2, total: 6000, status: 'Delivered' },
  { number: 'FH-1007', date: '2024-11-30', items: 1, total: 12490, status: 'Returned' },
  { number: 'FH-1118', date: '2025-06-03', items: 5, total: 4690, status: 'Delivered' },
  { number: 'FH-1203', date: '2025-09-19', items: 3, total: 9870, status: 'On its way' },
];

const firstNumber = 2001;
const mostOrders = 10;

/** The number depends on nothing but the visitor's own orders, so the same steps give the same number. */
export function placeOrder(orders: readonly Order[], order: Omit<Order, 'number' | 'status'>): Order[] {
  const last = orders.at(-1)?.number.slice('FH-'.length);
  const number = `FH-${last === undefined ? firstNumber : Number(last) + 1}`;
  return [...orders, { ...order, number, status: 'Received' as const }].slice(-mostOrders);
}
