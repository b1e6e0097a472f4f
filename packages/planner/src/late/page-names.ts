import type { SeenPage, SeenPart } from '../steps/seen-page.ts';

/** What a control is used for, as far as its role tells. */
export type Use = 'fill' | 'select' | 'tick' | 'choose' | 'press' | 'none';

/** A phrase that stands on the page, and what bears it. */
export interface PageName {
  /** Its words in small letters, without punctuation. */
  key: string;
  /** Absent for what was only seen before. */
  part?: SeenPart;
  use: Use;
  /** The phrase is one of the things that can be selected in the part. */
  option?: string;
}

const uses: Record<string, Use> = {
  textbox: 'fill',
  searchbox: 'fill',
  spinbutton: 'fill',
  slider: 'fill',
  combobox: 'select',
  listbox: 'select',
  checkbox: 'tick',
  switch: 'tick',
  radio: 'choose',
  button: 'press',
  link: 'press',
  tab: 'press',
  menuitem: 'press',
  menuitemcheckbox: 'press',
  menuitemradio: 'press',
  option: 'press',
  treeitem: 'press',
  summary: 'press',
};

export function splitIntoWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
}

const mostWords = 9;

function makeKey(text: string): string {
  const words = splitIntoWords(text);
  return words.length > mostWords ? '' : words.join(' ');
}

function useOf({ role, states, options }: SeenPart): Use {
  const use = uses[role] ?? (states.editable ? 'fill' : 'none');
  return use === 'select' && options.length === 0 && states.editable ? 'fill' : use;
}

/** Stretches of a longer label, such as "comment" of "Comment (optional)". */
function listParts(text: string): string[] {
  const words = splitIntoWords(text);
  const parts: string[] = [];
  for (let first = 0; first < words.length; first++)
    for (let count = 1; count <= Math.min(3, words.length - 1) && first + count <= words.length; count++) {
      const part = words.slice(first, first + count);
      const isTelling = [part[0], part.at(-1)].every((word = '') => !dull.test(word) && word.length > 2);
      if (isTelling) parts.push(part.join(' '));
    }
  return parts;
}
const dull =
  /^(?:the|an?|of|in|on|to|for|and|or|your|my|our|with|by|at|is|are|please|enter|choose|select|add|show|all|new)$/;

/** What people call a control by a part of its label, where no other control has that part. */
function addParts(names: Map<string, PageName[]>): void {
  const controls = [...names.values()]
    .flat()
    .filter(({ use, option }) => use !== 'none' && use !== 'press' && !option);
  const parts = new Map<string, PageName[]>();
  for (const name of controls)
    for (const key of listParts(name.key)) parts.set(key, [...(parts.get(key) ?? []), { ...name, key }]);
  for (const [key, meant] of parts) {
    const [only] = meant;
    const isOne = new Set(meant.map(({ part }) => part?.ref)).size === 1;
    const known = names.get(key) ?? [];
    if (only && isOne && known.every(({ use }) => use === 'none')) names.set(key, [only, ...known]);
  }
}

/** Every short phrase that names something on the page; what is used comes before what is only read. */
export function listNames({ elements, earlier = [] }: SeenPage): Map<string, PageName[]> {
  const names = new Map<string, PageName[]>();
  const add = (text: string, name: Omit<PageName, 'key'>) => {
    const key = makeKey(text);
    if (key === '') return;
    const known = names.get(key) ?? [];
    if (!known.some(({ part, option }) => part?.ref === name.part?.ref && option === name.option))
      names.set(key, [...known, { key, ...name }]);
  };
  for (const part of elements) {
    if (!part.states.visible) continue;
    const use = useOf(part);
    for (const text of new Set([part.name, part.label, part.placeholder, part.title]))
      add(text, { part, use });
    if (use === 'none' || use === 'press') add(part.text, { part, use });
    for (const option of part.options) add(option, { part, use: 'select', option });
  }
  addParts(names);
  for (const text of earlier) if (!names.has(makeKey(text))) add(text, { use: 'none' });
  for (const [key, known] of names)
    names.set(
      key,
      [...known].sort((left, right) => Number(left.use === 'none') - Number(right.use === 'none')),
    );
  return names;
}
