import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { Fingerprint } from './fingerprint.ts';

/** What an element that has not changed keeps. Its text is not here: a counter is the same counter at 2. */
const lasting = [
  'frame',
  'tag',
  'role',
  'inputType',
  'label',
  'placeholder',
  'title',
  'testId',
  'column',
  'href',
  'nearby',
] as const satisfies (keyof Fingerprint)[];

/** Their name is what they show at the moment. */
const namedByContents = /cell$|^rowheader$|^status$|^alert$/;

/** The first of its kind stays where it is when a second one comes after it. */
function placeOf({ path }: Pick<Fingerprint, 'path'>): string {
  return path.replaceAll(':nth-of-type(1)', '');
}

function isUnchanged(before: Fingerprint, now: SeenElement): boolean {
  if (lasting.some((key) => before[key] !== now[key])) return false;
  const here = placeOf(before) === placeOf(now);
  if (before.name !== now.name) return here && namedByContents.test(now.role);
  const anonymous = !(now.name || now.label || now.placeholder || now.title || now.testId);
  return !anonymous || here || before.text === now.text;
}

/** The very element of a fingerprint, as far as anybody could tell. Of equal ones it is the one at the same place. */
export function findSame({ elements }: PageSnapshot, fingerprint: Fingerprint): SeenElement | undefined {
  const same = elements.filter(
    (element) =>
      (element.states.visible || fingerprint.inputType === 'file') && isUnchanged(fingerprint, element),
  );
  return same.length === 1 ? same[0] : same.find((element) => placeOf(element) === placeOf(fingerprint));
}
