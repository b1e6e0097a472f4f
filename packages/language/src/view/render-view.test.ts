import { expect, test } from 'vitest';
import { button, field, head, type Piece, pageOf, part, row } from './page.fixture.ts';
import { renderView } from './render-view.ts';

function show(...pieces: Piece[]): string {
  return renderView(pageOf(...pieces))
    .lines.map(({ text }) => text)
    .join('\n');
}

const cases: [string, Piece[], string[]][] = [
  [
    'controls with their values and states',
    [
      field('Search'),
      field('Name', { value: 'Ann', states: { required: true } }),
      field('Code', { states: { editable: false }, value: 'X-1' }),
      part('input', { label: 'Secret', name: 'Secret', inputType: 'password' }),
      part('input.checkbox', { label: 'Gift', name: 'Gift', states: { checked: true } }),
      part('input.radio', { label: 'Post', name: 'Post', states: { checked: false } }),
      part('input.slider', {
        label: 'Volume',
        name: 'Volume',
        value: '70',
        constraints: { min: '0', max: '100' },
      }),
      part('select', { label: 'Size', name: 'Size', value: 'M', options: ['S', 'M'] }),
      part('button.tab', { states: { selected: true } }, 'Overview'),
      button('Save', { states: { enabled: false } }),
      button('Bold', { states: { checked: true } }),
      button('More', { states: { expanded: false } }),
    ],
    [
      'field "Search" empty',
      'field "Name" = "Ann" required',
      'field "Code" = "X-1" read-only',
      'field "Secret" (password)',
      'checkbox "Gift" checked',
      'radio button "Post" unchecked',
      'slider "Volume" = "70" from 0 to 100',
      'dropdown "Size" = "M" options "S", "M"',
      'tab "Overview" selected',
      'button "Save" disabled',
      'button "Bold" pressed',
      'button "More" collapsed',
    ],
  ],
  [
    'names that nobody sees',
    [
      part('input', { name: 'Find a city', placeholder: 'Find a city' }),
      part('button', { title: 'Close' }),
      part('a', {}, part('img', { name: 'Home' })),
      part('a', { testId: 'header minicart' }, part('span', {}, '3')),
      part('button', { testId: 'btn light trash' }),
      button('⋮'),
      button('Cart 12', {}),
    ],
    [
      'field "Find a city" empty',
      'button "Close"',
      'link "Home"',
      'link (header minicart) with badge "3"',
      'button (trash)',
      'button "⋮"',
      'button "Cart 12"',
    ],
  ],
  [
    'a table',
    [
      part(
        'table',
        { name: 'Orders' },
        head('No', 'Customer', 'Total', ''),
        row('1042', 'Ann Lee', '$39.98', button('Ship')),
        row('1043', 'Bo Wu', '$12.00', button('Ship')),
      ),
    ],
    [
      'table "Orders": columns "No", "Customer", "Total", ""',
      '  row "1042": "Ann Lee", "$39.98", button "Ship"',
      '  row "1043": "Bo Wu", "$12.00", button "Ship"',
    ],
  ],
  [
    'rows that begin alike',
    [
      part(
        'table',
        {},
        head('Sort', 'Name'),
        row('Cat', 'Tom'),
        row('Cat', 'Kit'),
        row('Dog', 'Rex'),
        row('Dog', 'Tom'),
      ),
    ],
    [
      'table: columns "Sort", "Name"',
      '  first row "Tom" in the table: "Cat", "Tom"',
      '  row "Kit": "Cat", "Kit"',
      '  row "Rex": "Dog", "Rex"',
      '  second row "Tom" in the table: "Dog", "Tom"',
    ],
  ],
  [
    'cards and items',
    [
      part('article', {}, part('h3', {}, 'Blue lamp'), part('p', {}, '$12'), button('Buy')),
      part(
        'ul',
        { name: 'Tasks' },
        part('li', {}, part('span', {}, 'Milk'), button('Delete')),
        part('li', {}, 'Bread'),
      ),
      part(
        'nav',
        { name: 'Main' },
        part(
          'ul',
          {},
          part('li', {}, part('a', {}, 'Home')),
          part('li', {}, part('a', {}, 'Inbox'), part('span', {}, '4')),
        ),
      ),
    ],
    [
      'card "Blue lamp": "$12", button "Buy"',
      'list "Tasks"',
      '  item "Milk": button "Delete"',
      '  item "Bread"',
      'section "Main"',
      '  link "Home"',
      '  link "Inbox" with badge "4"',
    ],
  ],
  [
    'cards with the same title',
    [
      part('article', {}, part('h3', {}, 'Skylark'), part('p', {}, '06:00'), button('Select')),
      part('article', {}, part('h3', {}, 'Skylark'), part('p', {}, '09:40'), button('Select')),
    ],
    ['card "06:00": heading "Skylark", button "Select"', 'card "09:40": heading "Skylark", button "Select"'],
  ],
  [
    'the same words in several places',
    [
      part('h2', {}, 'Billing'),
      part('p', {}, 'To whom'),
      button('Edit'),
      part('h2', {}, 'Shipping'),
      part('p', {}, 'Where to'),
      button('Edit'),
      button('Edit'),
      part('footer.contentinfo', {}, button('Edit'), button('Help')),
    ],
    [
      'heading "Billing"',
      '  text "To whom"',
      '  button "Edit" in the "Billing" section',
      'heading "Shipping"',
      '  text "Where to"',
      '  first button "Edit" in the "Shipping" section',
      '  second button "Edit" in the "Shipping" section',
      'section (footer)',
      '  button "Edit" in the "footer" section',
      '  button "Help"',
    ],
  ],
  [
    'words around others',
    [
      part('p', { text: 'Signed in as Ann Lee (admin).' }, part('b', {}, 'Ann Lee')),
      part('p', { text: 'Read the terms of use first.' }, part('a', {}, 'terms of use')),
      part('div', { text: 'Sum: $3 Change' }, button('Change')),
      part(
        'label',
        { text: 'Gift Wrap it' },
        part('input.checkbox', { label: 'Gift Wrap it', states: { checked: false } }),
      ),
    ],
    [
      'text "Signed in as Ann Lee (admin)."',
      'text "Read the terms of use first."',
      'link "terms of use"',
      'text "Sum: $3"',
      'button "Change"',
      'checkbox "Gift Wrap it" unchecked',
    ],
  ],
  [
    'messages and what is in use before the rest',
    [
      part('h1', {}, 'Orders'),
      field('Search', { states: { focused: true } }),
      part('div.alert', {}, 'Saved'),
    ],
    ['message "Saved"', 'field "Search" empty focused', 'heading "Orders"'],
  ],
  [
    'a dialog over the page',
    [
      part('h1', { covered: true }, 'Orders'),
      button('Delete', { covered: true }),
      part(
        'dialog',
        { label: 'Sure?' },
        part('h2', {}, 'Sure?'),
        part('p', {}, 'It is gone then.'),
        button('Delete'),
      ),
    ],
    ['dialog "Sure?"', '  text "It is gone then."', '  button "Delete"'],
  ],
  [
    'a frame',
    [part('iframe', { name: 'Payment' }, field('Card number'), button('Pay'))],
    ['frame "Payment"', '  field "Card number" empty', '  button "Pay"'],
  ],
  [
    'what cannot be seen',
    [button('Shown'), button('Gone', { states: { visible: false } }), part('img', {}), part('span', {}, '')],
    ['button "Shown"'],
  ],
  ['a long text', [part('p', {}, 'word '.repeat(100))], [`text "${'word '.repeat(24).slice(0, 119)}…"`]],
  ['quotes', [part('p', {}, 'Say "yes"')], ['text "Say \\"yes\\""']],
  [
    'a label with what stands beside it',
    [
      part(
        'div',
        {},
        part('span', { box: { x: 0, y: 0, width: 40, height: 20 } }, 'Total'),
        part('span', { box: { x: 90, y: 0, width: 40, height: 20 } }, '$12'),
      ),
    ],
    ['text "Total" = "$12"'],
  ],
  [
    'rows that a click on their table lights up',
    [
      part(
        'table',
        {},
        part('tbody', { interactive: true }, row('Ann', button('Call')), row('Bob', button('Call'))),
      ),
    ],
    ['table', '  row "Ann": button "Call"', '  row "Bob": button "Call"'],
  ],
];

test.each(cases)('%s', (_, pieces, lines) => {
  expect(show(...pieces).split('\n')).toEqual(lines);
});

test('tells what a line stands for', () => {
  const page = pageOf(part('table', {}, row('Ann', button('Call')), row('Bob', button('Call'))));
  const [, ann] = renderView(page).lines;
  expect(ann?.target).toEqual({ name: 'Ann', kind: 'row' });
  const call = page.elements.find(({ role }) => role === 'button');
  expect(ann?.parts).toEqual([
    {
      text: 'button "Call"',
      refs: [call?.ref],
      target: { name: 'Call', kind: 'button', within: { name: 'Ann', kind: 'row' } },
    },
  ]);
});

test('says the same of the same page', () => {
  const pieces = [part('h1', {}, 'Orders'), part('ul', {}, part('li', {}, 'Pear'), part('li', {}, 'Fig'))];
  expect(renderView(pageOf(...pieces))).toEqual(renderView(pageOf(...pieces)));
});

test('bounds a flood, and tells how much is left out', () => {
  const rows = Array.from({ length: 1600 }, (_, at) => row(`Number ${at}`, button('Ship')));
  const view = renderView(pageOf(part('table', { name: 'Orders' }, ...rows), button('Last of all')));
  expect(view.lines.length).toBeLessThanOrEqual(400);
  expect(view.lines[0]?.text).toBe('table "Orders" and 1400 more');
  expect(view.lines.at(-1)?.text).toBe('button "Last of all"');
});
