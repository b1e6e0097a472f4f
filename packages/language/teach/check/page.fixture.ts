import { type Pages, readState } from '../states/pages.ts';

type Given = { role: string; name?: string; [more: string]: unknown };

/** A recorded state by hand: each element stands below the one before. */
function makeState(id: string, elements: Given[], more: object = {}): string {
  return JSON.stringify({
    id,
    make: id.split('-')[0],
    page: id.split('/')[0],
    steps: [],
    ...more,
    address: 'http://app.test/',
    title: 'Orders',
    frames: [{ address: 'http://app.test/', name: '' }],
    text: elements.map(({ name = '' }) => name).join('\n'),
    truncated: false,
    viewport: { width: 1280, height: 720 },
    elements: elements.map((element, index) => ({
      ref: `f0e${index}`,
      tag: 'div',
      text: element.name ?? '',
      interactive: /^(?:button|link|textbox|checkbox)$/.test(element.role),
      box: [0, index * 40, 120, 30],
      path: `html>body>div:nth-of-type(${index + 1})`,
      ...(element.role === 'textbox' && { tag: 'input', states: { editable: true } }),
      ...element,
    })),
  });
}

/** A list of orders, and the dialog that its button opens. */
export const pages: Pages = new Map(
  [
    makeState('kit-orders/0', [
      { role: 'heading', name: '3 orders' },
      { role: 'textbox', name: 'Search' },
      { role: 'button', name: 'New order' },
      { role: 'button', name: 'Archive' },
      { role: 'button', name: 'Archive' },
    ]),
    makeState(
      'kit-orders/1',
      [
        { role: 'dialog', name: 'Order' },
        { role: 'button', name: 'Put through' },
      ],
      {
        from: 'kit-orders/0',
        steps: ['Click the "New order" button'],
      },
    ),
  ]
    .map(readState)
    .map((state) => [state.id, state]),
);
