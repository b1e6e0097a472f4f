import type { Condition, Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { type Found, toFound } from '../act/find-target.ts';
import { readElement } from '../act/read-element.ts';
import { resolve } from '../ground/resolve.ts';
import { viewOf } from '../ground/view.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { mainText, textsOf } from './judge-element.ts';
import { readNumbers } from './numbers.ts';
import { tidy } from './texts.ts';

/** Among what bears a name, as far below the best as this. */
const band = 0.2;
const mostRead = 6;

/** A number is asked for, be it as a text such as "$4.90". */
export function asksForNumber(condition: Condition): boolean {
  if (condition.is === 'number') return true;
  if (condition.is !== 'text' || condition.how === 'matches') return false;
  return readNumbers(condition.value).length === 1 && !/\p{L}{4}/u.test(condition.value);
}

/** "Shipping" names the choice of shipping and the line of the summary: the one that shows a single number, if only one does. */
export async function findTellingNumber(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
): Promise<Found | undefined> {
  const { discourse } = context.session;
  const outcome = resolve(viewOf(snapshot), target, 'look', { discourse });
  const all =
    outcome.outcome === 'found'
      ? [outcome.best, ...outcome.rest]
      : outcome.outcome === 'ambiguous'
        ? outcome.rivals
        : [];
  const best = all[0]?.words ?? 0;
  const near = all.filter(({ words, element }) => best - words < band && element.states.visible);
  // Twelve buttons of the name that show no number must not crowd out the one thing that does.
  const showsDigit = ({ element: { text, value } }: (typeof near)[number]) => /\d/.test(`${text} ${value}`);
  const likely = [...near.filter(showsDigit), ...near.filter((one) => !showsDigit(one))];
  const telling = new Map<string, Found>();
  for (const { element, reason, words } of likely.slice(0, mostRead)) {
    const candidate = { element, score: words, reason, phrase: target.name };
    const found = await toFound(context, snapshot, target, 'look', [candidate]);
    const text = tidy(mainText(textsOf(await readElement(found.handle), found).filter(Boolean)));
    const numbers = readNumbers(text);
    if (numbers.length === 1 && text.length <= 40) telling.set(text, found);
  }
  const [only] = telling.values();
  return telling.size === 1 ? only : undefined;
}
