import type { SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { type Found, look, toFound } from './find-target.ts';
import type { OnTarget } from './reach.ts';
import { typeText } from './type-text.ts';

const wholeName = /^(?:(?:full|your|my|own|customer|contact|guest) )*name$/i;
export const givenName = /^(?:your )?(?:first|given|fore)[ -]?names?\b/i;
export const familyName = /^(?:your )?(?:last|family|sur)[ -]?name\b/i;

/** "Ann Mary van der Lee": what stands before a family name in small letters belongs to it. */
const parts = /^(.+?) ((?:(?:van|von|de|der|den|du|la|le|da|dos|di|bin|al) )*\S+)$/i;

/** What stands before the family name, and the family name. */
export function splitName(name: string): [own: string, family: string] {
  const [, own = '', family = ''] = parts.exec(name.trim()) ?? [];
  return [own, family];
}

function findOne(elements: readonly SeenElement[], form: RegExp): SeenElement | undefined {
  const fields = elements.filter(
    ({ role, states, name, label }) =>
      role === 'textbox' && states.visible && states.editable && form.test(name || label),
  );
  return fields.length === 1 ? fields[0] : undefined;
}

/** "Fill in the name Ann Lee", where the page asks for first and last name: each part in its own field. */
export async function typeFullName(
  context: StepContext,
  { target, text }: Extract<OnTarget, { do: 'type' }>,
): Promise<Found | undefined> {
  const [own, last] = splitName(await context.fillIn(text));
  const isPlain = !target.within && !target.near && target.ordinal === undefined;
  if (!wholeName.test(target.name) || !isPlain || own === '') return undefined;
  const snapshot = await look(context, context.progress);
  const [given, family] = [findOne(snapshot.elements, givenName), findOne(snapshot.elements, familyName)];
  if (!given || !family) return undefined;
  const reach = (element: SeenElement) => {
    const phrase = element.name || element.label;
    const candidate = { element, score: 1, reason: 'it asks for this part of a name', phrase };
    return toFound(context, snapshot, { name: phrase, kind: 'field' }, 'type', [candidate]);
  };
  const [first, second] = [await reach(given), await reach(family)];
  await context.onFound(first);
  await typeText(context, first, own);
  await typeText(context, second, last);
  context.warn('The page asks for first and last name, so each was put in its own field.');
  return first;
}
