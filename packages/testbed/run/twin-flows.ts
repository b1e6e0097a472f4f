import type { Command, Target } from '@assay/planner/steps';
import { widgets } from '../pages/widgets.ts';

type Condition = Extract<Command, { do: 'expect' }>['condition'];

const a = (name: string, kind?: Target['kind'], within?: Target): Target => ({
  name,
  ...(kind && { kind }),
  ...(within && { within }),
});
const of = (target: Target, condition: Condition): Command => ({
  do: 'expect',
  subject: { of: 'element', target },
  condition,
});
const shows = (value: string): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
});

/** A frame with a form, and a table with a button in each row; what either does is written outside of it. */
const places = `<!doctype html><html lang="en"><title>Places</title><h1>Places</h1>
<iframe title="Payment" srcdoc="<label>Card number <input></label><button onclick='parent.log.textContent = &quot;paid with &quot; + document.querySelector(&quot;input&quot;).value'>Pay now</button>"></iframe>
<table><tr><th>Name</th><th>Price</th><th>Actions</th></tr>
<tr><td>Bread</td><td>$3.50</td><td><button onclick="log.textContent = 'chose Bread'">Choose</button></td></tr>
<tr><td>Milk</td><td>$1.20</td><td><button onclick="log.textContent = 'chose Milk'">Choose</button></td></tr></table>
<p id="log" role="status"></p>`;

/** A flow, the page it is for, and the change to that page that must make it fail. */
export interface TwinFlow {
  name: string;
  page: string;
  bug: [sound: string, broken: string];
  commands: Command[];
}

export const twinFlows: TwinFlow[] = [
  {
    name: 'typing',
    page: widgets,
    bug: ['maxlength="6"', 'onchange="this.value = 0" oninput="this.value = 0"'],
    commands: [
      { do: 'type', target: a('First name'), text: 'Ann' },
      of(a('First name'), { is: 'value', value: 'Ann' }),
    ],
  },
  {
    name: 'selecting',
    page: widgets,
    bug: ['<select id="colour">', '<select id="colour" onchange="this.value = \'Red\'">'],
    commands: [
      { do: 'select', target: a('Colour'), option: 'Blue' },
      of(a('Colour'), { is: 'value', value: 'Blue' }),
    ],
  },
  {
    name: 'a date',
    page: widgets,
    bug: ['type="date"', 'type="date" onchange="this.value = \'2026-01-01\'"'],
    commands: [
      { do: 'set', target: a('Birthday'), value: '2026-12-24' },
      of(a('Birthday'), { is: 'value', value: '2026-12-24' }),
    ],
  },
  {
    name: 'a checkbox',
    page: widgets,
    bug: [
      'id="terms" type="checkbox"',
      'id="terms" type="checkbox" onchange="document.querySelector(\'[value=s]\').checked = true"',
    ],
    commands: [
      { do: 'check', target: a('Terms') },
      of(a('Terms'), { is: 'checked' }),
      of(a('Small'), { is: 'unchecked' }),
    ],
  },
  {
    name: 'an upload',
    page: widgets,
    bug: ["'got ' + this.files[0].name", "'got nothing'"],
    commands: [{ do: 'upload', file: 'cat.png', target: a('Photo') }, shows('got cat.png')],
  },
  {
    name: 'a dialog of the browser',
    page: widgets,
    bug: ["'deleted' : 'kept'", "'deleted' : 'deleted'"],
    commands: [
      { do: 'click', target: a('Delete', 'button') },
      { do: 'answer dialog', accept: false },
      shows('kept'),
    ],
  },
  {
    name: 'drag and drop',
    page: widgets,
    bug: ["'dropped ' +", "'lost ' +"],
    commands: [{ do: 'drag', target: a('Card'), onto: a('Bin') }, shows('dropped card')],
  },
  {
    name: 'a new tab',
    page: widgets,
    bug: ['href="/next" target', 'href="/" target'],
    commands: [
      { do: 'click', target: a('New tab', 'link') },
      { do: 'switch to tab', tab: 'new' },
      shows('Next page'),
    ],
  },
  {
    name: 'a frame',
    page: places,
    bug: ['paid with', 'refused'],
    commands: [
      { do: 'type', target: a('Card number', 'field', a('Payment', 'frame')), text: '4242' },
      { do: 'click', target: a('Pay now', 'button', a('Payment', 'frame')) },
      shows('paid with 4242'),
    ],
  },
  {
    name: 'a table',
    page: places,
    bug: ['chose Milk', 'chose Bread'],
    commands: [
      of(a('Price', 'cell', a('Milk', 'row')), { is: 'text', how: 'equals', value: '$1.20' }),
      { do: 'click', target: a('Choose', 'button', a('Milk', 'row')) },
      shows('chose Milk'),
    ],
  },
];
