import type { BugName } from '../bugs/bugs.ts';
import { findProduct, type Product } from './products.ts';

export interface CartLine {
  id: string;
  quantity: number;
}

export interface PricedLine {
  product: Product;
  quantity: number;
  total: number;
}

export const mostOfOne = 10;
export const quantityMessage = `Choose a quantity from 1 to ${mostOfOne}.`;

/** A whole number from 1 to 10, else undefined. With the bug `no-validation` no number is refused, only kept within 3 digits. */
export function readQuantity(text: string, bugs: readonly BugName[]): number | undefined {
  const quantity = /^\s*-?\d{1,9}(\.\d*)?\s*$/.test(text) ? Number(text) : Number.NaN;
  if (bugs.includes('no-validation')) return Math.max(-999, Math.min(999, Math.trunc(quantity) || 0));
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= mostOfOne ? quantity : undefined;
}

/** Undefined where the cart would then hold more of the product than is sold at once. */
export function addToCart(
  cart: readonly CartLine[],
  id: string,
  quantity: number,
  bugs: readonly BugName[],
): CartLine[] | undefined {
  const present = cart.find((line) => line.id === id);
  if (!present) return [...cart, { id, quantity }];
  const sum = readQuantity(String(present.quantity + quantity), bugs);
  return sum === undefined ? undefined : setQuantity(cart, id, sum);
}

export function setQuantity(cart: readonly CartLine[], id: string, quantity: number): CartLine[] {
  return cart.map((line) => (line.id === id ? { id, quantity } : line));
}

export function removeFromCart(
  cart: readonly CartLine[],
  id: string,
  bugs: readonly BugName[],
): readonly CartLine[] {
  const chosen = cart.findIndex((line) => line.id === id);
  if (chosen < 0) return cart;
  const removed = bugs.includes('remove-wrong-item') ? (chosen + 1) % cart.length : chosen;
  return cart.filter((_line, index) => index !== removed);
}

export function countItems(cart: readonly CartLine[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** What the badge shows. */
export function countForBadge(cart: readonly CartLine[], bugs: readonly BugName[]): number {
  return bugs.includes('cart-count') ? 0 : countItems(cart);
}

export function priceLines(cart: readonly CartLine[]): PricedLine[] {
  return cart.flatMap(({ id, quantity }) => {
    const product = findProduct(id);
    return product ? [{ product, quantity, total: product.price * quantity }] : [];
  });
}

export function sumLines(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.total, 0);
}

/** The total as it is shown: with the bug `wrong-total`, without the first product. */
export function totalOf(lines: readonly PricedLine[], shipping: number, bugs: readonly BugName[]): number {
  return sumLines(bugs.includes('wrong-total') ? lines.slice(1) : lines) + shipping;
}
