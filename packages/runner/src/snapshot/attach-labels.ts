import type { Box, SeenElement } from './types.ts';

/** Roles a person fills in, chooses from or ticks. */
export const fieldRoles = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'slider',
  'listbox',
  'checkbox',
  'radio',
  'switch',
]);

/** A button that shows what is chosen and opens a list is a field to whoever uses it. */
export function isField({ role, options }: SeenElement): boolean {
  return fieldRoles.has(role) || isChoiceButton({ role, options });
}

export function isChoiceButton({ role, options }: Pick<SeenElement, 'role' | 'options'>): boolean {
  return role === 'button' && options.length > 0;
}

const widestGap = 150;
const highestGap = 40;
const longestLabel = 60;
const bandHeight = 100;

/** The share of the shorter of two stretches that both have in common. */
export function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  const shared = Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
  return Math.max(0, shared) / Math.max(1, Math.min(length, otherLength));
}

/**
 * Fields nobody tied a label to take the text that lies on or beside them: left within 150 px, else above; boxes to tick, right, or
 * else from the cell to their left.
 */
export function attachLabels(elements: SeenElement[]): void {
  const needy = elements.filter(needsLabel);
  if (needy.length === 0) return;
  const taken = new Set(elements.filter(isField).map(({ label }) => trimLabel(label)));
  const holders = findHolders(elements);
  const free = elements.filter(
    (element) => canBeLabel(element) && !holders.has(keyOf(element.frame, element.path)),
  );
  const bands = sortIntoBands(free.filter(({ text }) => !taken.has(trimLabel(text))));
  const used = new Set<SeenElement>();
  const titles = findTitles(elements);
  for (const where of ['over', 'beside', 'cell', 'title', 'above'] as const)
    for (const field of needy.filter(({ label }) => label === '')) {
      if (where === 'title') {
        field.label = titles.get(field) ?? '';
        continue;
      }
      const found = field.column ? undefined : findLabel(field, where, bands, used);
      if (found) used.add(found);
      field.label = field.column || trimLabel(found?.text ?? '');
    }
}

/** The heading of a box whose only field it is. */
function findTitles(elements: readonly SeenElement[]): Map<SeenElement, string> {
  const byRef = new Map(elements.map((element) => [element.ref, element]));
  const fields = Map.groupBy(
    elements.filter((element) => isField(element) && element.states.visible && !isTicked(element)),
    ({ containers }) => containers[0],
  );
  const titles = new Map<SeenElement, string>();
  for (const [ref, [only, other]] of fields) {
    const part = ref === undefined ? undefined : byRef.get(ref);
    if (!part || !only || other || part.role !== 'generic' || part.label === '') continue;
    if (part.text === part.label) titles.set(only, trimLabel(part.label));
  }
  return titles;
}

function trimLabel(text: string): string {
  return text.replace(/[\s:*]+$/, '');
}

function keyOf(frame: number, path: string): string {
  return `${frame} ${path}`;
}

/** Elements with something to click or fill in inside: their text is not a label. */
function findHolders(elements: readonly SeenElement[]): Set<string> {
  const holders = new Set<string>();
  for (const { frame, path, interactive } of elements) {
    if (!interactive) continue;
    for (let end = path.lastIndexOf('>'); end > 0; end = path.lastIndexOf('>', end - 1)) {
      const key = keyOf(frame, path.slice(0, end));
      if (holders.has(key)) break;
      holders.add(key);
    }
  }
  return holders;
}

function needsLabel(element: SeenElement): boolean {
  const isFile = element.inputType === 'file';
  if (!(isField(element) || isFile) || !element.states.visible || element.label) return false;
  const ownText = isChoiceButton(element) ? element.text : '';
  return !element.name || [element.placeholder, element.title, ownText].includes(element.name);
}

function canBeLabel(element: SeenElement): boolean {
  const { states, interactive, text, role } = element;
  if (!states.visible || interactive || text === '' || text.length > longestLabel) return false;
  return role === 'generic' || role === 'paragraph' || role === 'term' || /cell$|header$/.test(role);
}

function sortIntoBands(labels: SeenElement[]): Map<string, SeenElement[]> {
  const bands = new Map<string, SeenElement[]>();
  for (const label of labels) {
    const key = keyOf(label.frame, String(Math.floor(label.box.y / bandHeight)));
    const band = bands.get(key);
    if (band) band.push(label);
    else bands.set(key, [label]);
  }
  return bands;
}

function findLabel(
  field: SeenElement,
  where: 'over' | 'beside' | 'cell' | 'above',
  bands: Map<string, SeenElement[]>,
  used: ReadonlySet<SeenElement>,
): SeenElement | undefined {
  const first = Math.floor((field.box.y - highestGap) / bandHeight) - 1;
  const last = Math.floor((field.box.y + field.box.height) / bandHeight);
  const close: SeenElement[] = [];
  for (let band = first; band <= last; band += 1)
    close.push(...(bands.get(keyOf(field.frame, String(band))) ?? []));
  // What a dialog covers labels nothing in it.
  const free = close.filter((label) => !used.has(label) && (!label.covered || field.covered));
  if (where === 'over') return findOver(field, free);
  if (where === 'cell') return findBeforeBox(field, free);
  return where === 'beside' ? findBeside(field, free) : findAbove(field, free);
}

function parentOf({ path }: SeenElement): string {
  return path.slice(0, path.lastIndexOf('>'));
}

/** A label that lies in the field itself, or on its upper edge once something was written. */
function findOver(field: SeenElement, labels: SeenElement[]): SeenElement | undefined {
  if (isTicked(field)) return undefined;
  const { box } = field;
  const [only, other] = labels.filter(
    (label) =>
      parentOf(label) === parentOf(field) &&
      overlap(box.x, box.width, label.box.x, label.box.width) >= 0.9 &&
      label.box.width <= box.width &&
      label.box.y + label.box.height > box.y + 2 &&
      label.box.y < box.y + box.height / 2,
  );
  return other ? undefined : only;
}

const isTicked = ({ role }: SeenElement) => role === 'checkbox' || role === 'radio' || role === 'switch';

function findBeside(field: SeenElement, labels: SeenElement[]): SeenElement | undefined {
  const beside = labels
    .filter((label) => overlap(field.box.y, field.box.height, label.box.y, label.box.height) >= 0.3)
    .map((label) => ({
      label,
      gap: isTicked(field) ? gapBetween(field.box, label.box) : gapBetween(label.box, field.box),
    }));
  // "☐ #2 Send the invoice": a number in front of a label is none.
  const worded = isTicked(field) ? beside.filter(({ label }) => /\p{L}/u.test(label.text)) : beside;
  return nearest(worded, widestGap) ?? nearest(beside, widestGap);
}

const cells = /cell$|header$|^term$/;

/** "Descending: | ☐": a box to tick in a cell, with its label in the cell before it and none behind it. */
function findBeforeBox(field: SeenElement, labels: SeenElement[]): SeenElement | undefined {
  if (!isTicked(field)) return undefined;
  const inRow = labels.filter(
    (label) =>
      cells.test(label.role) &&
      label.containers[0] === field.containers[0] &&
      overlap(field.box.y, field.box.height, label.box.y, label.box.height) >= 0.3,
  );
  const found = nearest(
    inRow.map((label) => ({ label, gap: gapBetween(label.box, field.box) })),
    highestGap,
  );
  // Of several plain cells any may tell what the box is for.
  const isPlain = found && /cell$/.test(found.role) && inRow.some(({ box }) => box.x < found.box.x);
  return isPlain ? undefined : found;
}

function findAbove(field: SeenElement, labels: SeenElement[]): SeenElement | undefined {
  if (isTicked(field)) return undefined;
  const above = labels
    .filter((label) => overlap(field.box.x, field.box.width, label.box.x, label.box.width) >= 0.3)
    .map((label) => ({ label, gap: field.box.y - (label.box.y + label.box.height) }));
  return nearest(above, highestGap);
}

function gapBetween(left: Box, right: Box): number {
  return right.x - (left.x + left.width);
}

function nearest(found: { label: SeenElement; gap: number }[], limit: number): SeenElement | undefined {
  return found.filter(({ gap }) => gap >= -2 && gap <= limit).sort((one, other) => one.gap - other.gap)[0]
    ?.label;
}
