import { foldSpace } from '@assay/contract/text';
import { nameTarget } from '../ground/name-target.ts';
import { Problem } from '../progress/problem.ts';
import { readElement } from '../snapshot/read-element.ts';
import { choose } from './choose.ts';
import type { StepContext } from './context.ts';
import { explainAction } from './explain-failure.ts';
import { type Found, findTarget, look } from './find-target.ts';
import { patiently } from './patiently.ts';
import { click } from './point.ts';
import { doing } from './record.ts';
import { settle } from './settle.ts';
import { typeText } from './type-text.ts';

/** Ways to say which way a list is sorted. */
const directions: [RegExp, string][] = [
  [
    /\b(?:from )?(?:low(?:est)?|cheap(?:est)?|small(?:est)?) (?:to|first).*$|\b(?:from )?a(?:-| to )z\b|\basc(?:ending)?\b|\bincreasing\b/g,
    ' rising',
  ],
  [
    /\b(?:from )?(?:high(?:est)?|most expensive|larg(?:est)?) (?:to|first).*$|\b(?:from )?z(?:-| to )a\b|\bdesc(?:ending)?\b|\bdecreasing\b/g,
    ' falling',
  ],
];

function wordsOf(text: string): string[] {
  return directions
    .reduce((words, [form, direction]) => words.replace(form, direction), foldSpace(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
}

/**
 * The one option that the words name: exactly, else apart from case and punctuation, else the one that has all the words. Of
 * several ways to sort by the same thing the rising one is meant.
 */
export function matchOption(options: readonly string[], wanted: string): string | undefined {
  if (options.includes(wanted)) return wanted;
  const own = wordsOf(wanted);
  const same = options.filter((option) => wordsOf(option).join(' ') === own.join(' '));
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  const holding = options.filter((option) => own.every((word) => wordsOf(option).includes(word)));
  if (holding.length === 1) return holding[0];
  const up = holding.filter((option) => wordsOf(option).includes('rising'));
  return up.length === 1 ? up[0] : undefined;
}

async function selectNative(context: StepContext, found: Found, wanted: string): Promise<void> {
  const options = await found.handle.$$eval('option', (all) =>
    all.map((option) => ({ label: option.textContent ?? '', value: option.getAttribute('value') ?? '' })),
  );
  const labels = options.map(({ label }) => label.replace(/\s+/g, ' ').trim());
  const label = matchOption(labels, wanted);
  const index =
    label === undefined ? options.findIndex(({ value }) => value === wanted) : labels.indexOf(label);
  if (index < 0) {
    const offered = labels
      .filter(Boolean)
      .slice(0, 12)
      .map((text) => `"${text}"`);
    throw new Problem(
      'not found',
      `${nameTarget(found.target)} has no option "${wanted}". It offers ${offered.join(', ') || 'none'}.`,
    );
  }
  try {
    const select = () => patiently(context, (timeout) => found.handle.selectOption({ index }, { timeout }));
    const chosen = labels[index] ?? '';
    await doing(context, found, select, (at, record) => ({
      do: 'select',
      at,
      options: [record.written(chosen)],
    }));
  } catch (error) {
    throw explainAction(error, nameTarget(found.target));
  }
}

/** Whether what was typed before brought the option up already; typing its whole name after that would be too much. */
async function isOffered(context: StepContext, found: Found, wanted: string): Promise<boolean> {
  const { value } = await readElement(found.handle);
  if (!value) return false;
  await settle(context.session, context.progress);
  const snapshot = await look(context, context.progress);
  const options = snapshot.elements.filter(({ role, states }) => role === 'option' && states.visible);
  return (
    matchOption(
      options.map(({ name, text }) => name || text),
      wanted,
    ) !== undefined
  );
}

/** A choice made of other elements: open it, then click the option, as a person does. */
async function selectCustom(context: StepContext, found: Found, wanted: string): Promise<void> {
  const { element } = found;
  if (element.role !== 'listbox' && element.states.expanded !== true) await click(context, found);
  if (element.tag === 'input' && !(await isOffered(context, found, wanted)))
    await typeText(context, found, wanted);
  await settle(context.session, context.progress);
  const option = await findTarget(context, { name: wanted, kind: 'option' }, 'choose');
  await click(context, option);
}

/** Selects an option by what it is called. */
export async function selectOption(context: StepContext, found: Found, wanted: string): Promise<void> {
  const { tag, role } = found.element;
  if (tag === 'select') await selectNative(context, found, wanted);
  else if (role === 'radio' || role === 'option') await choose(context, found);
  else if (role === 'radiogroup') {
    const option = await findTarget(context, { name: wanted, within: found.target }, 'choose');
    await choose(context, option);
  } else await selectCustom(context, found, wanted);
}
