import type { ViewLine } from '@assay/language/view';
import { readCanonical, renderStep } from '@assay/planner/reading';
import { partsOf } from '../check/parts-of-step.ts';
import { isStep } from './canonical.ts';
import { type Draft, saidIn } from './draft.ts';
import { hasWords, hasWordsInAnyCase, namedIn, replaceQuoted } from './names.ts';
import type { Random } from './random.ts';
import type { Pool } from './swap.ts';

const most = { lost: 0.3 };
/** How often another name stands in its place, instead of nothing. */
const replaced = 0.5;
/** Kinds that only the page tells. What is typed goes into a field, whether there is one or not. */
const seenKinds: ReadonlySet<string> = new Set(['button', 'link', 'tab', 'icon', 'item', 'menu item']);

function targetNames(steps: readonly string[]): string[] {
  const commands = steps.filter(isStep).flatMap((step) => readCanonical(step) ?? []);
  const names = commands.flatMap((command) => partsOf(command).acting.map(({ target }) => target.name));
  return [...new Set(names)].filter((name) => name !== '' && name !== 'it');
}

function dropUnsaidKinds(step: string, name: string, said: string): string {
  const command = isStep(step) ? readCanonical(step) : undefined;
  if (!command) return step;
  const changed = structuredClone(command);
  for (const { target } of partsOf(changed).acting)
    if (
      target.name === name &&
      seenKinds.has(target.kind ?? '') &&
      !hasWordsInAnyCase(said, target.kind ?? '')
    )
      delete target.kind;
  return renderStep(changed);
}

function without(lines: readonly ViewLine[], name: string): ViewLine[] {
  let droppedLevel = Number.POSITIVE_INFINITY;
  return lines.filter(({ text, level }) => {
    if (level > droppedLevel) return false;
    const isDropped = hasWordsInAnyCase(text, name);
    droppedLevel = isDropped ? level : Number.POSITIVE_INFINITY;
    return !isDropped;
  });
}

/** The page without a thing that the author calls as the page does. The step keeps the author's words, as for everything that is missing. */
export function loseTarget(draft: Draft, pool: Pool, random: Random): Draft {
  const { page, steps } = draft;
  const said = saidIn(draft);
  if (!page) return draft;
  const holds = (lines: readonly ViewLine[], name: string) =>
    lines.some(({ text }) => hasWordsInAnyCase(text, name));
  const name = random.pick(targetNames(steps).filter((one) => hasWords(said, one) && holds(page.lines, one)));
  const other = random.pick(pool.names);
  if (name === undefined || other === undefined) return draft;
  const isReplaced = random.chance(replaced) && !holds(page.lines, other);
  const lines = isReplaced
    ? page.lines.map((line) => ({ ...line, text: replaceQuoted(line.text, name, other) }))
    : without(page.lines, name);
  const others = namedIn(steps).names.filter((one) => one !== name && holds(page.lines, one));
  const isLost = !holds(lines, name) && others.every((one) => holds(lines, one));
  if (!isLost || lines.length < (1 - most.lost) * page.lines.length) return draft;
  return {
    ...draft,
    page: { ...page, lines },
    steps: steps.map((step) => dropUnsaidKinds(step, name, said)),
  };
}
