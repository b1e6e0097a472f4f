import {
  addToCart,
  countForBadge,
  mostOfOne,
  quantityMessage,
  readQuantity,
  removeFromCart,
  setQuantity,
} from '../shop/cart.ts';
import { findProduct } from '../shop/products.ts';
import { goTo, type Page, sendData, type Visit } from '../visit/visit.ts';
import type { Visitor } from '../visit/visitor.ts';

interface Added {
  visitor: Visitor;
  added: boolean;
  message: string;
}

function addProduct({ visitor, form }: Visit): Added {
  const product = findProduct(form.get('product') ?? '');
  if (!product || product.soldOut) return { visitor, added: false, message: 'This product is not for sale.' };
  const quantity = readQuantity(form.get('quantity') ?? '', visitor.bugs);
  if (quantity === undefined) return { visitor, added: false, message: quantityMessage };
  const cart = addToCart(visitor.cart, product.id, quantity, visitor.bugs);
  if (!cart) {
    const message = `You can have at most ${mostOfOne} of the ${product.name} in your cart.`;
    return { visitor, added: false, message };
  }
  return { visitor: { ...visitor, cart }, added: true, message: `${product.name} was added to your cart.` };
}

/** Back to a page of the catalogue and nowhere else. */
function readReturnAddress(form: URLSearchParams): string {
  const address = URL.parse(form.get('back') ?? '', 'http://demo');
  const isCatalogue = address && /^\/demo\/products(\/|$)/.test(address.pathname);
  return isCatalogue ? `${address.pathname}${address.search}` : '/demo/products';
}

export const addAndReturn: Page = (visit) => {
  const { visitor, message } = addProduct(visit);
  return goTo(readReturnAddress(visit.form), { ...visitor, notice: message });
};

/** The same for the script that adds without leaving the page. */
export const addAndTell: Page = (visit) => {
  const { visitor, added, message } = addProduct(visit);
  const count = countForBadge(visitor.cart, visitor.bugs);
  return sendData({ added, message, count }, { visitor });
};

export const updateQuantity: Page = ({ visitor, form }) => {
  const id = form.get('product') ?? '';
  const quantity = readQuantity(form.get('quantity') ?? '', visitor.bugs);
  if (quantity === undefined) return goTo('/demo/cart', { ...visitor, notice: quantityMessage });
  return goTo('/demo/cart', {
    ...visitor,
    cart: setQuantity(visitor.cart, id, quantity),
    notice: 'Your cart was updated.',
  });
};

export const removeProduct: Page = ({ visitor, form }) => {
  const id = form.get('product') ?? '';
  const name = findProduct(id)?.name;
  if (!name || !visitor.cart.some((line) => line.id === id)) return goTo('/demo/cart');
  return goTo('/demo/cart', {
    ...visitor,
    cart: removeFromCart(visitor.cart, id, visitor.bugs),
    notice: `${name} was removed from your cart.`,
  });
};

export const emptyCart: Page = ({ visitor }) =>
  goTo('/demo/cart', { ...visitor, cart: [], notice: 'Your cart was emptied.' });
