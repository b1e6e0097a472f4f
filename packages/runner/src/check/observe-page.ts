/// <reference lib="dom" />
import type { Expectation } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { look } from '../act/find-target.ts';
import { explainPageName } from '../act/page-name.ts';
import { Problem } from '../evidence/problem.ts';
import { within } from '../evidence/progress.ts';
import { matchAddress } from './addresses.ts';
import { compare, pickNumbers, readNumbers } from './numbers.ts';
import { observePosition } from './observe-position.ts';
import { matchText, show } from './texts.ts';
import { judged, type Observation } from './types.ts';

type Given = Expectation['condition'];

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

export function observeAddress(context: StepContext, condition: Given): Observation {
  const address = context.session.pages.current().url();
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

/** The headings a person sees, largest first. */
async function readHeadings(context: StepContext): Promise<{ text: string; level: number }[]> {
  const reading = context.session.pages.current().evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1,h2,h3,[role=heading]')]
      .filter(
        (heading) => heading.checkVisibility?.({ visibilityProperty: true }) ?? heading.offsetParent !== null,
      )
      .slice(0, 50)
      .map((heading) => ({
        text: heading.innerText.trim(),
        level: Number(heading.getAttribute('aria-level') ?? /^H(\d)/.exec(heading.tagName)?.[1] ?? 2),
      }))
      .sort((one, other) => one.level - other.level),
  );
  return within(context.progress, reading, 'The page could not be read in time.');
}

export async function observePage(context: StepContext, condition: Given): Promise<Observation> {
  const page = context.session.pages.current();
  if (condition.is === 'page') {
    const title = await page.title();
    const names = { address: page.url(), title, headings: await readHeadings(context) };
    const named = observeName(names, condition.name);
    if (named.outcome === 'judged' && named.holds) return named;
    const position = observePosition(await look(context, context.progress), condition.name);
    const isStart = position?.outcome === 'problem' && /^first$/i.test(condition.name);
    return (isStart ? observeStart(names) : position) ?? position ?? named;
  }
  if (condition.is === 'text') return observePageText(context, condition);
  return cannotCheck('page', condition);
}

/** All text that can be read on the page, whole even where the snapshot left something out. */
export async function observePageText(context: StepContext, condition: Given): Promise<Observation> {
  const snapshot = await look(context, context.progress);
  if (condition.is !== 'text') return observeText('text of the page', snapshot.text, condition);
  let holds = matchText(snapshot.text, condition.how, condition.value);
  if (!holds && snapshot.truncated) {
    const page = context.session.pages.current();
    const reading = page.evaluate(() => document.body?.innerText ?? '');
    const whole = await within(context.progress, reading, 'The page could not be read in time.');
    holds = matchText(whole, condition.how, condition.value);
  }
  return judged(holds, holds ? 'the page shows it' : `the page shows ${show(snapshot.text)}`);
}
