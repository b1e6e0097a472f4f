import type { Expectation } from '@assay/planner/steps';
import { marksOf } from '../ground/page-marks.ts';
import { explainPageName, type PageNames } from '../ground/page-name.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { matchAddress } from './addresses.ts';
import { factOf, snapshotOf, wholeTextOf } from './facts.ts';
import { compare, pickNumbers, readNumbers } from './numbers.ts';
import { observePosition } from './observe-position.ts';
import type { View } from './page-view.ts';
import { matchText, show } from './texts.ts';
import { type Judged, judged, type Observation } from './types.ts';

type Given = Expectation['condition'];

const written = /^(?:textbox|searchbox|combobox|spinbutton)$/;

export function cannotCheck(subject: string, condition: Given): Observation {
  const message = `"${condition.is}" cannot be checked of the ${subject}. Write the expectation differently.`;
  return { outcome: 'problem', problem: new Problem('not understood', message) };
}

export function observeText(subject: string, text: string, condition: Given): Observation {
  const actual = `the ${subject} is ${show(text)}`;
  if (condition.is === 'text') return judged(matchText(text, condition.how, condition.value), actual);
  if (condition.is === 'value') return judged(matchText(text, 'equals', condition.value), actual);
  if (condition.is === 'empty') return judged(text.trim() === '', actual);
  if (condition.is === 'number') {
    const numbers = pickNumbers(readNumbers(text), condition.unit);
    const holds = numbers.some(({ value }) => compare(value, condition.comparison, condition.value));
    return judged(holds, actual);
  }
  return cannotCheck(subject, condition);
}

export function observeAddress({ address }: View, condition: Given): Observation {
  if (condition.is === 'page') return observeName({ address, title: '', headings: [] }, condition.name);
  if (condition.is !== 'text' && condition.is !== 'value') return cannotCheck('address', condition);
  const how = condition.is === 'text' ? condition.how : 'equals';
  return judged(matchAddress(address, how, condition.value), `the address is ${address}`);
}

function observeName(page: Parameters<typeof explainPageName>[0], name: string): Observation {
  const reason = explainPageName(page, name);
  const [heading] = page.headings;
  const shown = heading ? ` and the heading ${show(heading.text)}` : '';
  const otherwise = `the page at ${page.address} has the title ${show(page.title)}${shown}`;
  return judged(reason !== undefined, reason ? `the page is called so: ${reason}` : otherwise);
}

/** "Back on the first page" of a site that does not count its pages is where it begins. */
function observeStart(page: Parameters<typeof explainPageName>[0]): Observation | undefined {
  const start = observeName(page, 'home');
  return start.outcome === 'judged' && start.holds ? start : undefined;
}

const failure = /\b(?:not found|404|403|500|access denied|forbidden|something went wrong|error)\b/i;

/** A page under the right address that says it is not there does not show what it should. */
function doubtErrorPage({ headings }: PageNames, seen: Judged): Observation {
  const [first] = headings;
  return first && failure.test(first.text) && !seen.actual.includes(first.text)
    ? { ...seen, saysOtherwise: first.text }
    : seen;
}

/** Those that were opened since the last action began. */
function observeNewTab({ tabs = [] }: View): Observation {
  const opened = tabs.filter(({ isNew }) => isNew).map(({ address }) => address);
  return judged(
    opened.length > 0,
    opened.length > 0 ? `opened was ${opened.join(', ')}` : 'no tab was opened',
  );
}

export function observePage(view: View, condition: Given): Observation {
  if (condition.is === 'text') return observePageText(view, condition);
  if (condition.is === 'new tab') return observeNewTab(view);
  if (condition.is !== 'page') return cannotCheck('page', condition);
  const { address } = view;
  const names = { address, title: factOf(view, 'title'), headings: factOf(view, 'headings') };
  const named = observeName({ ...names, marks: marksOf(snapshotOf(view)) }, condition.name);
  if (named.outcome === 'judged' && named.holds) return doubtErrorPage(names, named);
  const position = observePosition(snapshotOf(view), condition.name);
  const isStart = position?.outcome === 'problem' && /^first$/i.test(condition.name);
  return (isStart ? observeStart(names) : position) ?? position ?? named;
}

/** What stands in a field is no text of the page, but who says that it is not there would see it. */
function findWritten({ elements }: PageSnapshot, shows: (text: string) => boolean): string | undefined {
  const field = elements.find(
    ({ states, value, placeholder, role, inputType }) =>
      states.visible &&
      inputType !== 'password' &&
      written.test(role) &&
      (value === '' ? placeholder !== '' && shows(placeholder) : shows(value)),
  );
  return field && `the field ${show(field.name || field.label || field.placeholder)}`;
}

/** All text that can be read on the page, whole even where the snapshot left something out. */
export function observePageText(view: View, condition: Given): Observation {
  const { text, truncated } = snapshotOf(view);
  if (condition.is !== 'text') return observeText('text of the page', text, condition);
  const shows = (shown: string) => matchText(shown, condition.how, condition.value);
  const holds = shows(text) || (truncated && shows(wholeTextOf(view)));
  const field = holds ? undefined : findWritten(snapshotOf(view), shows);
  const seen = judged(holds, holds ? 'the page shows it' : `the page shows ${show(text)}`);
  return field ? { ...seen, isDoubtful: true, actual: `${field} holds it` } : seen;
}
