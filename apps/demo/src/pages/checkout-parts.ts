import type { BugName } from '../bugs/bugs.ts';
import type { CheckedForm } from '../forms/check.ts';
import { showError, textField } from '../render/fields.ts';
import { attributes, type Html, html } from '../render/html.ts';
import { type PricedLine, sumLines, totalOf } from '../shop/cart.ts';
import { formatMoney } from '../shop/money.ts';
import { isShipping, type Shipping, shippings } from '../shop/orders.ts';

function showShippings(checked: CheckedForm, lines: readonly PricedLine[], bugs: readonly BugName[]): Html {
  const choices = Object.keys(shippings).filter(isShipping);
  return html`<fieldset id="shipping"><legend>Shipping</legend>
    ${choices.map((shipping) => {
      const { label, price } = shippings[shipping];
      const input = {
        type: 'radio',
        name: 'shipping',
        value: shipping,
        checked: checked.values.shipping === shipping,
        'data-shipping': formatMoney(price),
        'data-total': formatMoney(totalOf(lines, price, bugs)),
      };
      return html`<label class="choice"><input${attributes(input)}> <span>${label}</span> <span class="muted">${formatMoney(price)}</span></label>`;
    })}
    ${showError('shipping', checked)}
  </fieldset>`;
}

function showTerms(checked: CheckedForm): Html {
  const error = checked.errors.terms;
  const input = {
    id: 'terms',
    type: 'checkbox',
    name: 'terms',
    value: 'yes',
    required: true,
    checked: checked.values.terms === 'yes',
    'aria-invalid': error && 'true',
    'aria-describedby': error && 'terms-error',
  };
  return html`<div class="field">
    <label class="choice"><input${attributes(input)}> <span>I accept the terms of sale</span></label>
    <p class="hint"><a href="/demo/terms" target="_blank" rel="noopener">Read the terms (opens in a new tab)</a></p>
    ${showError('terms', checked)}
  </div>`;
}

export function showCheckoutFields(
  checked: CheckedForm,
  lines: readonly PricedLine[],
  bugs: readonly BugName[],
): Html {
  const digits = { inputmode: 'numeric', required: true };
  return html`${textField({ name: 'name', label: 'Full name' }, checked, { autocomplete: 'name', required: true, maxlength: 80 })}
    ${textField({ name: 'email', label: 'E-mail' }, checked, { type: 'email', autocomplete: 'email', required: true })}
    ${textField({ name: 'address', label: 'Street address' }, checked, { autocomplete: 'street-address', required: true, maxlength: 120 })}
    ${textField({ name: 'postcode', label: 'Postcode', hint: '5 digits' }, checked, { ...digits, autocomplete: 'postal-code', pattern: '\\d{5}' })}
    ${showShippings(checked, lines, bugs)}
    ${textField({ name: 'card', label: 'Card number', hint: '16 digits. Do not enter a real card.' }, checked, { ...digits, autocomplete: 'off', pattern: '\\d( ?\\d){15}' })}
    ${showTerms(checked)}`;
}

export function showSums(lines: readonly PricedLine[], shipping: number, total: number): Html {
  return html`<dl class="sums">
    <div><dt>Subtotal</dt><dd id="subtotal">${formatMoney(sumLines(lines))}</dd></div>
    <div><dt>Shipping</dt><dd id="shipping-cost">${formatMoney(shipping)}</dd></div>
    <div class="total"><dt>Total</dt><dd id="order-total" data-testid="order-total">${formatMoney(total)}</dd></div>
  </dl>`;
}

export function showItems(lines: readonly PricedLine[]): Html {
  return html`<ul class="lines">${lines.map(
    ({ product, quantity, total }) =>
      html`<li><span>${quantity} × ${product.name}</span> <span>${formatMoney(total)}</span></li>`,
  )}</ul>`;
}

export function showSummary(
  lines: readonly PricedLine[],
  shipping: Shipping,
  bugs: readonly BugName[],
): Html {
  const { price } = shippings[shipping];
  return html`<section class="panel soft" aria-labelledby="summary"><h2 id="summary">Order summary</h2>
    ${showItems(lines)}${showSums(lines, price, totalOf(lines, price, bugs))}
  </section>`;
}
