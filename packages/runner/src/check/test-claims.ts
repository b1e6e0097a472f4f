import type { Comparison, Condition, Expectation, Operand, Target } from '@assay/planner/steps';

/** A page with something for every kind of claim. */
export const ordersPage = `<!doctype html><html lang="en"><title>Orders - Shop</title>
<style>.shout { text-transform: uppercase } .red { color: red } .gone { display: none }</style>
<main><h1>Your orders</h1>
<p class="shout">Free delivery</p>
<p id="late"></p>
<p role="alert" class="gone">Payment refused</p>
<p role="status">Order 1235 is on its way</p>
<dl><dt>Total</dt><dd>$1,299.00</dd></dl>
<p><b>Tax:</b> <span>12,50 €</span></p>
<button disabled>Save</button><button class="red" title="Send it" autofocus>Send</button>
<label>Name <input required value="Ann"></label>
<label>Note <input></label>
<label>Secret <input type="password" value="s3cret-word"></label>
<label><input type="checkbox" checked> Gift</label>
<label>Size <select><option>S<option selected>M</select></label>
<table aria-label="Orders"><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody>
<tr><td>Apple</td><td>$1.20</td></tr><tr><td>Bread</td><td>$3.50</td></tr><tr><td>Cheese</td><td>$12.00</td></tr></tbody></table>
<ul aria-label="Fruit"><li>Pear</li><li>Apple</li></ul>
<ul aria-label="Nothing"></ul>
<img src="data:," alt="Logo of the shop">
<button>Edit</button><button>Edit</button>
<a href="/broken">Broken</a>
</main><script>setTimeout(() => { late.textContent = 'Late arrival' }, 400)</script>`;

export const of = (target: Target, condition: Condition, negated?: true): Expectation => ({
  subject: { of: 'element', target },
  condition,
  ...(negated && { negated }),
});
export const named = (name: string, kind?: Target['kind']): Target => ({ name, ...(kind && { kind }) });
export const whole = (
  subject: Exclude<Expectation['subject']['of'], 'element'>,
  condition: Expectation['condition'],
  negated?: true,
): Expectation => ({
  subject: { of: subject },
  condition,
  ...(negated && { negated }),
});
export const text = (value: string, how: 'equals' | 'contains' | 'matches' = 'contains'): Condition => ({
  is: 'text',
  how,
  value,
});

const every = (target: Target, condition: Condition, negated?: true): Expectation => ({
  ...of(target, condition, negated),
  every: true,
});
const compared = (comparison: Comparison, ...to: Operand[]): Condition => ({
  is: 'compared',
  comparison,
  to,
});

/** Claims about the page, and what must come of them. */
export const claims: [name: string, expectation: Expectation, verdict: string][] = [
  ['a text of the page', whole('page text', text('Your orders')), 'passed'],
  ['a text shown in capitals', whole('page text', text('Free delivery')), 'passed'],
  ['a text that comes late', whole('page text', text('Late arrival')), 'passed'],
  ['a text that is not there', whole('page text', text('Your invoices')), 'failed'],
  ['a text that is absent', whole('page text', text('Your invoices'), true), 'passed'],
  ['a text that is not absent', whole('page text', text('Your orders'), true), 'failed'],
  ['hidden text is not shown', whole('page text', text('Payment refused')), 'failed'],
  ['visible', of(named('Send', 'button'), { is: 'visible' }), 'passed'],
  ['visible, but there is none', of(named('Teleport', 'button'), { is: 'visible' }), 'failed'],
  ['visible by another number', of(named('Order 1234 is on its way'), { is: 'visible' }), 'failed'],
  ['visible by the right number', of(named('Order 1235 is on its way'), { is: 'visible' }), 'passed'],
  ['hidden', of(named('Payment refused', 'message'), { is: 'hidden' }), 'passed'],
  ['not visible', of(named('Payment refused', 'message'), { is: 'visible' }, true), 'passed'],
  ['hidden, but it is there', of(named('Send', 'button'), { is: 'hidden' }), 'failed'],
  ['two of the same are both visible', of(named('Edit', 'button'), { is: 'visible' }), 'passed'],
  ['two of the same are not hidden', of(named('Edit', 'button'), { is: 'hidden' }), 'failed'],
  ['two of the same that agree', of(named('Edit', 'button'), { is: 'enabled' }), 'passed'],
  ['disabled', of(named('Save', 'button'), { is: 'disabled' }), 'passed'],
  ['enabled, but it is not', of(named('Save', 'button'), { is: 'enabled' }), 'failed'],
  ['not enabled', of(named('Save', 'button'), { is: 'enabled' }, true), 'passed'],
  ['enabled, of nothing', of(named('Teleport', 'button'), { is: 'enabled' }), 'not found'],
  ['focused', of(named('Send', 'button'), { is: 'focused' }), 'passed'],
  ['required', of(named('Name', 'field'), { is: 'required' }), 'passed'],
  ['not required', of(named('Note', 'field'), { is: 'required' }), 'failed'],
  ['empty', of(named('Note', 'field'), { is: 'empty' }), 'passed'],
  ['a password field is not empty', of(named('Secret', 'field'), { is: 'empty' }), 'failed'],
  ['value', of(named('Name', 'field'), { is: 'value', value: 'Ann' }), 'passed'],
  ['value, another', of(named('Name', 'field'), { is: 'value', value: 'ann' }), 'failed'],
  ['value of a choice', of(named('Size', 'dropdown'), { is: 'value', value: 'M' }), 'passed'],
  ['checked', of(named('Gift', 'checkbox'), { is: 'checked' }), 'passed'],
  ['unchecked', of(named('Gift', 'checkbox'), { is: 'unchecked' }), 'failed'],
  ['the text beside a label', of(named('Total'), text('$1,299.00')), 'passed'],
  ['another text beside a label', of(named('Total'), text('$1,300.00')), 'failed'],
  ['a price', of(named('Total'), { is: 'number', comparison: '=', value: 1299, unit: '$' }), 'passed'],
  [
    'a price that is too high',
    of(named('Total'), { is: 'number', comparison: 'less than', value: 1000 }),
    'failed',
  ],
  ['a price in euros', of(named('Tax'), { is: 'number', comparison: 'at most', value: 12.5 }), 'passed'],
  [
    'every cell of a column',
    every(named('Price', 'column'), { is: 'number', comparison: 'at least', value: 1 }),
    'passed',
  ],
  [
    'every cell, but one',
    every(named('Price', 'column'), { is: 'number', comparison: 'less than', value: 12 }),
    'failed',
  ],
  ['no row', every(named('', 'row'), text('Cancelled'), true), 'passed'],
  ['no row, but one', every(named('', 'row'), text('Bread'), true), 'failed'],
  ['every one of nothing', every(named('Teleport', 'button'), { is: 'enabled' }), 'not found'],
  ['every row holds a price', every(named('', 'row'), { is: 'holding', target: named('price') }), 'passed'],
  [
    'every row holds a button',
    every(named('', 'row'), { is: 'holding', target: named('', 'button') }),
    'failed',
  ],
  [
    'more than another',
    of(named('Total'), compared('more than', { of: 'element', target: named('Tax') })),
    'passed',
  ],
  [
    'less than another',
    of(named('Total'), compared('less than', { of: 'element', target: named('Tax') })),
    'failed',
  ],
  [
    'the sum of a column',
    of(named('Tax'), compared('less than', { of: 'sum', target: named('Price', 'column') })),
    'passed',
  ],
  [
    'not the sum of a column',
    of(named('Tax'), compared('=', { of: 'sum', target: named('Price', 'column') })),
    'failed',
  ],
  [
    'a date that is none',
    of(named('Total'), compared('more than', { of: 'value', value: 'soon' })),
    'not understood',
  ],
  ['an error message that is hidden', of(named('error', 'message'), { is: 'visible' }), 'failed'],
  ['what a message says', of(named('', 'message'), text('Order 1235 is on its way')), 'passed'],
  ['what no message says', of(named('', 'message'), text('Order 1236 is on its way')), 'failed'],
  ['attribute', of(named('Send', 'button'), { is: 'attribute', name: 'title', value: 'Send it' }), 'passed'],
  ['style', of(named('Send', 'button'), { is: 'style', name: 'color', value: 'red' }), 'passed'],
  ['style, another', of(named('Send', 'button'), { is: 'style', name: 'color', value: 'blue' }), 'failed'],
  ['count of rows', of({ name: '', kind: 'row' }, { is: 'count', comparison: '=', value: 3 }), 'passed'],
  ['count, another', of({ name: '', kind: 'row' }, { is: 'count', comparison: '=', value: 4 }), 'failed'],
  [
    'count in a list',
    of(
      { name: '', kind: 'item', within: named('Fruit', 'list') },
      { is: 'count', comparison: '=', value: 2 },
    ),
    'passed',
  ],
  [
    'count by the name of the list',
    of(named('Fruit'), { is: 'count', comparison: 'at least', value: 2 }),
    'passed',
  ],
  ['count of what is not there', of(named('Unicorns'), { is: 'count', comparison: '=', value: 0 }), 'passed'],
  [
    'count of what cannot be found',
    of(named('Unicorns'), { is: 'count', comparison: '=', value: 2 }),
    'not found',
  ],
  [
    'sorted by a column',
    of(named('Orders', 'table'), { is: 'sorted', by: 'Price', direction: 'ascending' }),
    'passed',
  ],
  [
    'sorted the other way',
    of(named('Orders', 'table'), { is: 'sorted', by: 'Price', direction: 'descending' }),
    'failed',
  ],
  [
    'sorted by nothing there',
    of(named('Orders', 'table'), { is: 'sorted', by: 'Weight', direction: 'ascending' }),
    'not found',
  ],
  ['a list out of order', of(named('Fruit', 'list'), { is: 'sorted', direction: 'ascending' }), 'failed'],
  [
    'a cell',
    of({ name: 'Price', kind: 'cell', within: named('Bread', 'row') }, text('$3.50', 'equals')),
    'passed',
  ],
  [
    'a cell, another',
    of({ name: 'Price', kind: 'cell', within: named('Bread', 'row') }, text('$1.20', 'equals')),
    'failed',
  ],
  ['address', whole('address', text('/orders')), 'passed'],
  ['not that address', whole('address', text('/login'), true), 'passed'],
  ['title', whole('title', text('Orders - Shop', 'equals')), 'passed'],
  ['page', whole('page', { is: 'page', name: 'Orders' }), 'passed'],
  ['another page', whole('page', { is: 'page', name: 'Login' }), 'failed'],
  ['status', whole('response', { is: 'status', value: 200 }), 'passed'],
  ['console', whole('console', { is: 'clean' }), 'passed'],
  ['load time', whole('load time', { is: 'seconds', atMost: 10 }), 'passed'],
  ['load time, too slow', whole('load time', { is: 'seconds', atMost: 0 }), 'failed'],
  ['no dialog', whole('dialog text', text('x')), 'failed'],
  ['no download', whole('download', text('x')), 'failed'],
  ['a pattern that is none', whole('page text', text('(', 'matches')), 'not understood'],
  ['pictures without a baseline', whole('picture', { is: 'clean' }), 'environment'],
];
