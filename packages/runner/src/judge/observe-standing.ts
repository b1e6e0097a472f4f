import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import { liesIn } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { groundIn } from './ground-in.ts';
import type { PageView } from './page-view.ts';
import { matchText, show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

const longestState = 30;

/** A thing of a list by its name, and a word for how it stands. */
function isStanding({ name, kind, within, near, ordinal }: Target, condition: Condition): boolean {
  if (condition.is !== 'text' || condition.how === 'matches') return false;
  if ((kind && kind !== 'item') || within || near || ordinal !== undefined) return false;
  const { value } = condition;
  const isWord =
    /^\p{L}/u.test(value) && value.length <= longestState && !foldWords(name).includes(foldWords(value));
  return isWord && /^[\p{Lu}\d]/u.test(name);
}

const labels = /^(?:rowheader|columnheader|term)$/;

/** "Priority | high | Status | open": of a row with several labels, what follows the one that was named, up to the next. */
function listOwn(
  { elements }: PageSnapshot,
  row: SeenElement,
  named: SeenElement | undefined,
): readonly SeenElement[] {
  const inRow = elements.filter((one) => liesIn(one, row));
  const isLabel = ({ role, text }: SeenElement) => labels.test(role) && text !== '';
  if (!named || !inRow.includes(named) || inRow.filter(isLabel).length < 2) return inRow;
  const following = inRow.slice(inRow.indexOf(named) + 1);
  const next = following.findIndex(isLabel);
  return following.slice(0, next === -1 ? undefined : next);
}

/** "Ann Lee is Active": what stands with her name in her row, where her name is found without it. */
export function observeStanding(
  page: PageView,
  target: Target,
  condition: Condition,
  seen: Observation,
): Observation | undefined {
  const { snapshot } = page;
  if (condition.is !== 'text' || !isStanding(target, condition)) return undefined;
  if (seen.outcome !== 'judged' || seen.holds) return undefined;
  const place = groundIn(page, { name: target.name, kind: 'row' }, 'container');
  if (place.outcome !== 'found') return undefined;
  const { element: row } = place.chosen;
  const own = listOwn(snapshot, row, seen.found?.element);
  const said = own.find((one) => one.states.visible && matchText(one.text, 'equals', condition.value));
  if (!said) return undefined;
  const candidate = { element: said, score: 1, reason: 'it stands there', phrase: show(said.text) };
  const found = choose(snapshot, target, [candidate]);
  return judged(true, `it shows ${show(row.text)}`, found);
}
