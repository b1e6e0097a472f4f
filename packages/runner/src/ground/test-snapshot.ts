import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

type Given = Partial<Omit<SeenElement, 'states'>> & { role: string; states?: Partial<SeenElement['states']> };

const typed = new Set(['textbox', 'searchbox', 'spinbutton']);
const widgets = new Set(['button', 'link', 'checkbox', 'radio', 'combobox', 'tab', ...typed]);

/** An element of a made-up page, visible and enabled unless said otherwise; each stands below the one before. */
function makeElement(given: Given, index: number): SeenElement {
  return {
    ref: `f0e${index}`,
    frame: 0,
    tag: 'div',
    name: '',
    label: '',
    placeholder: '',
    title: '',
    testId: '',
    text: given.name ?? '',
    value: '',
    inputType: '',
    nearby: '',
    containers: [],
    column: '',
    interactive: widgets.has(given.role),
    box: { x: 0, y: index * 40, width: 120, height: 30 },
    inView: true,
    covered: false,
    options: [],
    constraints: {},
    href: '',
    path: `html>body>div:nth-of-type(${index + 1})`,
    ...given,
    states: {
      visible: true,
      enabled: true,
      editable: typed.has(given.role),
      focused: false,
      required: false,
      checked: undefined,
      selected: undefined,
      expanded: undefined,
      invalid: false,
      ...given.states,
    },
  };
}

/** A page by hand, for tests of the kernels. */
export function makeSnapshot(given: Given[]): PageSnapshot {
  return {
    address: 'http://127.0.0.1/',
    title: 'Made up',
    frames: [{ address: 'http://127.0.0.1/', name: '' }],
    elements: given.map(makeElement),
    text: given.map(({ text, name }) => text ?? name ?? '').join('\n'),
    truncated: false,
    viewport: { width: 1280, height: 720 },
  };
}
