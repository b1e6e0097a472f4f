import { type CheckedForm, checkForm, isValid } from '../forms/check.ts';
import { checkoutRules } from '../forms/rules.ts';
import { showErrorSummary } from '../render/fields.ts';
import { html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import { demoAccount } from '../shop/accounts.ts';
import { countItems, priceLines, totalOf } from '../shop/cart.ts';
import { isShipping, placeOrder, type Shipping, shippings } from '../shop/orders.ts';
import { type Answer, goTo, type Page, type Visit } from '../visit/visit.ts';
import { showCheckoutFields, showSummary } from './checkout-parts.ts';

function readShipping(checked: CheckedForm): Shipping {
  const chosen = checked.values.shipping ?? '';
  return isShipping(chosen) ? chosen : 'standard';
}

function showForm(visit: Visit, checked: CheckedForm): Answer {
  const { cart, bugs } = visit.visitor;
  return showPage(visit, {
    title: 'Checkout',
    scripts: ['checkout.js'],
    main: html`<h1>Checkout</h1>
${showErrorSummary(checked)}
<div class="columns">
  <form method="post" action="/demo/checkout" class="panel" novalidate>
    ${showCheckoutFields(checked, priceLines(cart), bugs)}
    <button>Place order</button>
  </form>
  ${showSummary(priceLines(cart), readShipping(checked), bugs)}
</div>`,
  });
}

export const showCheckout: Page = (visit) => {
  const { cart, signedIn, profile } = visit.visitor;
  if (cart.length === 0) return goTo('/demo/cart');
  const known: Record<string, string> = signedIn ? { name: profile.name, email: demoAccount.email } : {};
  return showForm(visit, { values: { shipping: 'standard', ...known }, errors: {} });
};

export const checkOut: Page = (visit) => {
  const { visitor } = visit;
  if (visitor.cart.length === 0) return goTo('/demo/cart');
  const checked = checkForm(checkoutRules, visit.form, visitor.bugs);
  if (!isValid(checked)) return showForm(visit, checked);
  const lines = priceLines(visitor.cart);
  const shipping = readShipping(checked);
  const orders = placeOrder(visitor.orders, {
    date: visit.today,
    items: countItems(visitor.cart),
    total: totalOf(lines, shippings[shipping].price, visitor.bugs),
    lines,
    shipping,
    name: checked.values.name ?? '',
    email: checked.values.email ?? '',
  });
  return goTo(`/demo/orders/${orders.at(-1)?.number}`, { ...visitor, orders, cart: [] });
};
