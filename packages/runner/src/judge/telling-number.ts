import type { Condition, Target } from '@assay/planner/steps';
import { resolve } from '../ground/resolve.ts';
import { viewOf } from '../ground/view.ts';
import { needReadings, readingOf } from './facts.ts';
import { mainText, textsOf } from './judge-element.ts';
import { readNumbers } from './numbers.ts';
import type { PageView } from './page-view.ts';
import { tidy } from './texts.ts';
import { type Chosen, choose } from './types.ts';

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
export function findTellingNumber(page: PageView, target: Target): Chosen | undefined {
  const { snapshot } = page;
  const { discourse } = page;
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
  const telling = new Map<string, Chosen>();
  const read = likely.slice(0, mostRead);
  needReadings(
    page,
    read.map(({ element }) => element),
  );
  for (const { element, reason, words } of read) {
    const candidate = { element, score: words, reason, phrase: target.name };
    const found = choose(snapshot, target, [candidate]);
    const text = tidy(mainText(textsOf(readingOf(page, found.element), found).filter(Boolean)));
    const numbers = readNumbers(text);
    if (numbers.length === 1 && text.length <= 40) telling.set(text, found);
  }
  const [only] = telling.values();
  return telling.size === 1 ? only : undefined;
}
