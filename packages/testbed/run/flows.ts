import type { Command, Target } from '@assay/planner/steps';

const named = (name: string, kind?: Target['kind']): Target => ({ name, ...(kind && { kind }) });
const log = (value: string): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
});
const of = (name: string, condition: Extract<Command, { do: 'expect' }>['condition']): Command => ({
  do: 'expect',
  subject: { of: 'element', target: named(name) },
  condition,
});
const title = (value: string): Command => ({
  do: 'expect',
  subject: { of: 'title' },
  condition: { is: 'text', how: 'equals', value },
});

/** What is done on the page of controls, each ending in a check of what it brought about. */
export const flows: [name: string, commands: () => Command[]][] = [
  [
    'typing replaces what is there',
    () => [
      { do: 'type', target: named('First name'), text: 'Bob' },
      { do: 'type', target: named('First name'), text: 'Ann' },
      of('First name', { is: 'value', value: 'Ann' }),
    ],
  ],
  [
    'typing stops at the length limit, as for a person',
    () => [
      { do: 'type', target: named('First name'), text: 'Maximilian' },
      of('First name', { is: 'value', value: 'Maximi' }),
    ],
  ],
  [
    'clearing',
    () => [
      { do: 'type', target: named('First name'), text: 'Bob' },
      { do: 'clear', target: named('First name') },
      of('First name', { is: 'empty' }),
    ],
  ],
  [
    'selecting by label',
    () => [
      { do: 'select', target: named('Colour'), option: 'blue' },
      of('Colour', { is: 'value', value: 'Blue' }),
      of('Colour', { is: 'value', value: 'b' }),
    ],
  ],
  [
    'selecting in a choice of its own making',
    () => [
      { do: 'select', target: named('Fruit'), option: 'Pear' },
      of('Fruit', { is: 'text', how: 'equals', value: 'Pear' }),
    ],
  ],
  [
    'checking, unchecking, toggling',
    () => [
      { do: 'check', target: named('Terms') },
      of('Terms', { is: 'checked' }),
      { do: 'uncheck', target: named('Terms') },
      of('Terms', { is: 'unchecked' }),
      { do: 'toggle', target: named('Dark mode') },
      of('Dark mode', { is: 'checked' }),
    ],
  ],
  [
    'choosing',
    () => [
      { do: 'choose', target: named('Large', 'radio button') },
      of('Large', { is: 'checked' }),
      of('Small', { is: 'unchecked' }),
    ],
  ],
  [
    'setting a date, a slider and a slider of its own making',
    () => [
      { do: 'set', target: named('Birthday'), value: '24.12.2026' },
      of('Birthday', { is: 'value', value: '2026-12-24' }),
      { do: 'set', target: named('Volume'), value: '70' },
      of('Volume', { is: 'value', value: '70' }),
      { do: 'set', target: named('Zoom'), value: '5' },
      of('Zoom', { is: 'number', comparison: '=', value: 5 }),
    ],
  ],
  [
    'a confirm that is dismissed',
    () => [
      { do: 'click', target: named('Delete', 'button') },
      {
        do: 'expect',
        subject: { of: 'dialog text' },
        condition: { is: 'text', how: 'contains', value: 'Really delete' },
      },
      { do: 'answer dialog', accept: false },
      log('kept'),
    ],
  ],
  [
    'a confirm that nobody answers is accepted',
    () => [{ do: 'click', target: named('Delete', 'button') }, log('deleted')],
  ],
  [
    'the dialog is the browser’s own while that is open',
    () => [
      { do: 'click', target: named('Delete', 'button') },
      {
        do: 'expect',
        subject: { of: 'element', target: named('', 'dialog') },
        condition: { is: 'text', how: 'contains', value: 'Really delete' },
      },
      { do: 'click', target: { name: 'Cancel', within: named('', 'dialog') } },
      log('kept'),
    ],
  ],
  [
    'a prompt',
    () => [
      { do: 'click', target: named('Greet', 'button') },
      { do: 'answer dialog', accept: true, text: 'Ann' },
      log('hello Ann'),
    ],
  ],
  [
    'a dialog of HTML',
    () => [
      { do: 'click', target: named('Ask', 'button') },
      { do: 'answer dialog', accept: true },
      log('said yes'),
    ],
  ],
  [
    'double and right click',
    () => [
      { do: 'click', target: named('Press me'), times: 2 },
      log('double'),
      { do: 'click', target: named('Press me'), button: 'right' },
      log('right'),
    ],
  ],
  ['hovering', () => [{ do: 'hover', target: named('Menu', 'button') }, log('hovered')]],
  [
    'keys',
    () => [
      { do: 'type', target: named('Search'), text: 'tea' },
      { do: 'press', keys: 'enter', target: named('Search', 'field') },
      log('searched tea'),
    ],
  ],
  ['dragging', () => [{ do: 'drag', target: named('Card'), onto: named('Bin') }, log('dropped card')]],
  [
    'uploading',
    () => [
      { do: 'upload', file: 'cat.png', target: named('Photo') },
      log('got cat.png'),
      { do: 'upload', file: 'cat.png' },
    ],
  ],
  [
    'a new tab and back',
    () => [
      { do: 'click', target: named('New tab', 'link') },
      { do: 'switch to tab', tab: 'new' },
      title('Next'),
      { do: 'switch to tab', tab: 'first' },
      title('Widgets'),
    ],
  ],
  [
    'a download',
    () => [
      { do: 'click', target: named('Report', 'link') },
      {
        do: 'expect',
        subject: { of: 'download' },
        condition: { is: 'text', how: 'equals', value: 'report.csv' },
      },
    ],
  ],
  [
    'back, forward and reload',
    () => [
      { do: 'click', target: named('Next', 'link') },
      title('Next'),
      { do: 'back' },
      title('Widgets'),
      { do: 'forward' },
      title('Next'),
      { do: 'reload' },
      title('Next'),
    ],
  ],
  [
    'remembering',
    () => [
      { do: 'remember', target: named('Widgets', 'heading'), as: 'shown' },
      { do: 'type', target: named('Search'), text: '{{shown}}' },
      of('Search', { is: 'value', value: '{{shown}}' }),
      of('Search', { is: 'value', value: 'Widgets' }),
    ],
  ],
  [
    'logging in',
    () => [
      { do: 'open', address: '/log-in' },
      { do: 'log in', credentials: { user: 'a@b.test', password: 'pass-word-1' } },
      title('Next'),
      {
        do: 'expect',
        subject: { of: 'address' },
        condition: { is: 'text', how: 'contains', value: 'e=a%40b.test' },
      },
    ],
  ],
  [
    'calling an API',
    () => [
      { do: 'call', method: 'POST', address: '/api', body: '{}' },
      { do: 'expect', subject: { of: 'response' }, condition: { is: 'status', value: 201 } },
      {
        do: 'expect',
        subject: { of: 'response' },
        condition: { is: 'text', how: 'contains', value: '"id":7' },
      },
    ],
  ],
  [
    'waiting and resizing',
    () => [
      { do: 'resize', width: 400, height: 700 },
      {
        do: 'wait',
        until: { subject: { of: 'title' }, condition: { is: 'text', how: 'equals', value: 'Widgets' } },
        seconds: 2,
      },
    ],
  ],
];
