import type { PageSnapshot, Reading, SeenElement } from '@assay/runner/judging';

/** Something with what equals its defaults left out. */
type Compact = Record<string, unknown>;

const ofElement: Partial<SeenElement> = {
  frame: 0,
  name: '',
  label: '',
  placeholder: '',
  title: '',
  testId: '',
  text: '',
  value: '',
  inputType: '',
  nearby: '',
  containers: [],
  column: '',
  interactive: false,
  inView: true,
  covered: false,
  options: [],
  constraints: {},
  href: '',
};
const ofStates: Partial<SeenElement['states']> = {
  visible: true,
  enabled: true,
  editable: false,
  focused: false,
  required: false,
  invalid: false,
};
const ofReading: Partial<Reading> = {
  chosen: [],
  alternative: '',
  beside: '',
  scale: '',
  lead: '',
  hasFrames: false,
};

function leaveOut(whole: object, defaults: object): Compact {
  const known = new Map(Object.entries(defaults).map(([key, value]) => [key, JSON.stringify(value)]));
  const kept = Object.entries(whole).filter(([key, value]) => JSON.stringify(value) !== known.get(key));
  return Object.fromEntries(kept);
}

export function compactElement({ states, box, ...element }: SeenElement): Compact {
  const { x, y, width, height } = box;
  const kept = leaveOut(states, ofStates);
  return {
    ...leaveOut(element, ofElement),
    box: [x, y, width, height],
    ...(Object.keys(kept).length > 0 && { states: kept }),
  };
}

export function expandElement({ states, box, ...element }: Compact): SeenElement {
  const [x, y, width, height] = box as number[];
  return {
    ...ofElement,
    ...element,
    box: { x, y, width, height },
    states: { ...ofStates, ...(states as object) },
  } as SeenElement;
}

export function compactSnapshot({ elements, ...snapshot }: PageSnapshot): Compact {
  return { ...snapshot, elements: elements.map(compactElement) };
}

export function expandSnapshot({ elements, ...snapshot }: Compact): PageSnapshot {
  return { ...snapshot, elements: (elements as Compact[]).map(expandElement) } as PageSnapshot;
}

/** Most elements show nothing but the text in their snapshot. */
export function compactReading(reading: Reading, { text }: SeenElement): Compact {
  return leaveOut(reading, { ...ofReading, text });
}

export function expandReading(reading: Compact, { text }: SeenElement): Reading {
  return { ...ofReading, text, value: undefined, held: undefined, ...reading } as Reading;
}
