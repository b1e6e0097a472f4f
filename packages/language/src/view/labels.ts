import type { SeenElement } from '@assay/runner/snapshot';
import { controlKind, tickedKinds, typedKinds } from './kinds.ts';
import { fold, isWorded } from './words.ts';

export interface Labels {
  /** By the ref of a field, its label, where that is tied to it or stands close by. */
  byField: Map<string, string>;
  /** The places of the fields that a text is the label of. */
  places: Map<string, number[]>;
}

const mostSteps = 3;
const mostTexts = 20;

/** Labels that were only found near a field count if they lie in the same part of the page: the heading above is not one. */
export function findLabels(elements: readonly SeenElement[]): Labels {
  const texts = new Map<string, SeenElement[]>();
  for (const element of elements) {
    const text = fold(element.text);
    if (text === '' || text.length > 80 || element.interactive) continue;
    const same = texts.get(text);
    if (!same) texts.set(text, [element]);
    else if (same.length < mostTexts) same.push(element);
  }
  const labels: Labels = { byField: new Map(), places: new Map() };
  for (const [order, element] of elements.entries()) {
    const kind = controlKind(element);
    if (!kind || !(typedKinds.has(kind) || tickedKinds.has(kind))) continue;
    const { label, name, column, ref } = element;
    const isTied = label === name || label === column;
    const isClose = () => texts.get(fold(label))?.some((text) => isLabelling(text, element)) ?? false;
    if (isWorded(label) && (isTied || (/\p{L}/u.test(label) && isClose()))) labels.byField.set(ref, label);
    else if (tickedKinds.has(kind) && !isWorded(name)) {
      const beside = findBeside(elements, order);
      if (beside) labels.byField.set(ref, beside);
    }
    for (const text of new Set([fold(labels.byField.get(ref) ?? ''), fold(name)]))
      if (text !== '') addPlace(labels.places, text, order);
  }
  return labels;
}

function addPlace(places: Map<string, number[]>, text: string, order: number): void {
  const known = places.get(text);
  if (known) known.push(order);
  else places.set(text, [order]);
}

/** Where the field says itself what to enter, only a text that is made to be a label counts. */
function isLabelling(text: SeenElement, field: SeenElement): boolean {
  const isMade = text.tag === 'label' || text.role === 'term' || text.text.trim().endsWith(':');
  return isNear(text, field) && (isMade || field.name !== field.placeholder || field.placeholder === '');
}

const around = 4;

/** The text on the line of a box to tick. */
function findBeside(elements: readonly SeenElement[], at: number): string | undefined {
  const field = elements[at];
  const close = field ? elements.slice(Math.max(0, at - around), at + around + 1) : [];
  const beside = close.filter(
    (one) =>
      field &&
      one !== field &&
      !field.path.startsWith(`${one.path}>`) &&
      !one.interactive &&
      one.states.visible &&
      /\p{L}/u.test(one.text) &&
      one.text.length <= 60 &&
      isNear(one, field) &&
      one.box.y < field.box.y + field.box.height &&
      field.box.y < one.box.y + one.box.height,
  );
  return beside.at(-1)?.text;
}

function isNear(text: SeenElement, field: SeenElement): boolean {
  if (text.frame !== field.frame) return false;
  const around = field.path.split('>').slice(0, -mostSteps).join('>');
  return text.path === around || text.path.startsWith(`${around}>`);
}

const nearEnough = 8;

/** The text is said again by the field that it labels. */
export function isLabel(element: SeenElement, order: number, { places }: Labels): boolean {
  const fields = places.get(fold(element.text));
  if (!fields) return false;
  if (element.tag === 'label' || element.tag === 'legend') return true;
  return fields.some((place) => Math.abs(place - order) <= nearEnough);
}
