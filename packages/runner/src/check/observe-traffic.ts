/// <reference lib="dom" />

import { type Answer, evaluateCheck } from '@assay/http/checks';
import type { Expectation } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { look } from '../act/find-target.ts';
import { observeAnswer, toCheck } from '../calls/observe-answer.ts';
import { Problem } from '../evidence/problem.ts';
import { within } from '../evidence/progress.ts';
import type { SeenResponse } from '../evidence/watch-network.ts';
import { cannotCheck, observeText } from './observe-page.ts';
import { matchText, show } from './texts.ts';
import { judged, judgedFinally, type Observation, unsupported } from './types.ts';

type Given = Expectation['condition'];

/** Text of the browser's last dialog since the last action, else of one made of HTML. */
export async function observeDialog(context: StepContext, condition: Given): Promise<Observation> {
  const { dialogs, lastActionAt } = context.session;
  const recent = dialogs.open() ?? dialogs.seen.findLast(({ at }) => at >= lastActionAt);
  let text = recent?.text;
  if (!recent) {
    const { elements } = await look(context, context.progress);
    text = elements.find(({ role, states }) => /^(alert)?dialog$/.test(role) && states.visible)?.text;
  }
  if (condition.is === 'visible' || condition.is === 'hidden') {
    const isOpen = text !== undefined && (recent === undefined || recent.answer === undefined);
    return judged(
      isOpen === (condition.is === 'visible'),
      isOpen ? `a dialog is open: ${show(text ?? '')}` : 'no dialog is open',
    );
  }
  if (text === undefined) {
    return { outcome: 'problem', problem: new Problem('not found', 'No dialog was opened.') };
  }
  return observeText('text of the dialog', text, condition);
}

export async function observeDownload(context: StepContext, condition: Given): Promise<Observation> {
  const { downloads } = context.session.pages;
  const complete: string[] = [];
  for (const { name, isComplete, refused } of downloads) {
    if (refused !== undefined) {
      const message = `The download of ${show(name)} was stopped: ${refused}.`;
      return { outcome: 'problem', problem: new Problem('site down', message) };
    }
    const tooLate = `The download of ${show(name)} did not end in time.`;
    if (await within(context.progress, isComplete(), tooLate)) complete.push(name);
  }
  const failed = downloads.length - complete.length;
  const names = complete.map(show).join(', ');
  const actual =
    (complete.length > 0 ? `downloaded were ${names}` : 'nothing was downloaded') +
    (failed > 0 ? `; ${failed} failed` : '');
  if (condition.is === 'visible' || condition.is === 'clean') return judged(complete.length > 0, actual);
  if (condition.is === 'hidden') return judged(complete.length === 0, actual);
  if (condition.is === 'text')
    return judged(
      complete.some((name) => matchText(name, condition.how, condition.value)),
      actual,
    );
  return cannotCheck('download', condition);
}

export function observeConsole(context: StepContext, condition: Given): Observation {
  const errors = context.session.console.filter(({ level }) => level === 'error');
  const shown = errors.slice(0, 5).map(({ text }) => show(text));
  const actual =
    errors.length === 0 ? 'there are no errors' : `there are ${errors.length} errors: ${shown.join(', ')}`;
  if (condition.is === 'clean') return judged(errors.length === 0, actual);
  if (condition.is === 'text') {
    return judged(
      errors.some(({ text }) => matchText(text, condition.how, condition.value)),
      actual,
    );
  }
  return cannotCheck('console', condition);
}

/** A page's own answer, as calls have one. */
async function readAnswer(last: SeenResponse, body: string): Promise<Answer> {
  return {
    status: last.status,
    statusText: '',
    headers: await last.headers(),
    body,
    isText: true,
    size: Buffer.byteLength(body),
    totalMs: (last.seconds ?? 0) * 1000,
  };
}

/** The answer to the last page load or call. */
export async function observeResponse(context: StepContext, condition: Given): Promise<Observation> {
  const last = context.session.network.responses.at(-1);
  if (!last)
    return {
      outcome: 'problem',
      problem: new Problem('not found', 'Nothing has answered yet. Open or call an address first.'),
    };
  if (last.answer && toCheck(condition)) {
    const { calls } = context.session;
    return observeAnswer(condition, last.answer, (check, answer) => calls.session().judge(check, answer));
  }
  if (condition.is === 'status') {
    return judged(last.status === condition.value, `${last.address} answered with the status ${last.status}`);
  }
  if (condition.is === 'seconds') {
    if (last.seconds === undefined) return unsupported('The browser does not tell how long the answer took.');
    const actual = `${last.address} answered after ${last.seconds.toFixed(2)} seconds`;
    return judgedFinally(last.seconds <= condition.atMost, actual);
  }
  const body = await within(context.progress, last.body(), 'The body of the answer did not come in time.');
  if (condition.is === 'schema' || condition.is === 'answer') {
    const answer = await within(context.progress, readAnswer(last, body), 'The answer did not come in time.');
    return observeAnswer(condition, answer, evaluateCheck);
  }
  return observeText('body of the response', body, condition);
}

/** From asking for the page until it was loaded whole. */
export async function observeLoadTime(context: StepContext, condition: Given): Promise<Observation> {
  if (condition.is !== 'seconds') return cannotCheck('load time', condition);
  const reading = context.session.pages.current().evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const ended = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
    return { seconds: ended / 1000, isLoaded: ended > 0 };
  });
  const { seconds, isLoaded } = await within(
    context.progress,
    reading,
    'The page could not be read in time.',
  );
  if (!isLoaded) return judged(false, 'the page is still loading');
  return judged(seconds <= condition.atMost, `the page took ${seconds.toFixed(2)} seconds to load`);
}
