import { readCanonical } from '@assay/planner';

const most = 12;

/** Steps that fit any page. */
const general = [
  'Go back',
  'Reload the page',
  'Press Enter',
  'Check that the page shows ""',
  'Check that the page does not show ""',
  'Check that the address contains ""',
  'Check that the title contains ""',
  'Open ""',
  'Switch to the second browser tab',
  'Check that a new browser tab is opened',
];

/** What can be done with something, and what can be said of it, by its kind. */
const frames: Record<string, string[]> = {
  button: [
    'Click {}',
    'If {} is visible, click it',
    'Check that {} is visible',
    'Check that {} is enabled',
    'Check that {} is disabled',
    'Check that {} is pressed',
    'Check that {} turns into ""',
  ],
  link: ['Click {}', 'Check that {} is visible'],
  field: [
    'Type "" in {}',
    'Clear {}',
    'Focus {}',
    'Leave {}',
    'Check that {} contains ""',
    'Check that {} is empty',
    'Check that an error about {} is shown',
    'Check that no error about {} is shown',
  ],
  dropdown: ['Select "" in {}', 'Check that {} is visible', 'Check that {} holds exactly "" and ""'],
  checkbox: ['Check {}', 'Uncheck {}', 'Check that {} is checked'],
  'radio button': ['Choose {}', 'Check that {} is checked'],
  switch: ['Toggle {}', 'Check that {} is checked'],
  slider: ['Set {} to ""'],
  tab: ['Click {}', 'Check that {} is selected', 'Check that only {} is selected'],
  list: ['Check that {} holds exactly "" and ""', 'Check that {} holds only items that show ""'],
};

function kindOf(name: string): string {
  return /" ([a-z ]+)$/.exec(name)?.[1] ?? '';
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every word typed so far begins some word of the suggestion, in the same order. */
function fits(typed: readonly string[], suggestion: string): boolean {
  const offered = words(suggestion);
  let from = 0;
  for (const word of typed) {
    const place = offered.findIndex((one, index) => index >= from && one.startsWith(word));
    if (place < 0) return false;
    from = place + 1;
  }
  return true;
}

/** A frame with an empty text is no step yet, but becomes one when the text is filled in. */
function isReadable(suggestion: string): boolean {
  return readCanonical(suggestion.replaceAll('""', '"x"')) !== undefined;
}

/** Steps that begin like the given words, with names that were seen on the pages of the case. */
export function suggestSteps(text: string, seenNames: readonly string[]): string[] {
  const typed = words(text);
  if (typed.length === 0) return [];
  const named = seenNames.flatMap((name) =>
    (frames[kindOf(name)] ?? []).map((frame) => frame.replace('{}', name)),
  );
  const fitting = [...general, ...named].filter((suggestion) => fits(typed, suggestion));
  const start = text.trim().toLowerCase();
  const rank = (suggestion: string) => (suggestion.toLowerCase().startsWith(start) ? 0 : 1);
  return [...new Set(fitting)]
    .sort((one, other) => rank(one) - rank(other) || one.length - other.length)
    .slice(0, most * 3)
    .filter(isReadable)
    .slice(0, most);
}
