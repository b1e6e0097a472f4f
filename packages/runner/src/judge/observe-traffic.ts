import type { Expectation } from '@assay/planner/steps';
import { Problem } from '../progress/problem.ts';
import { bodyOf, factOf, loadOf, snapshotOf } from './facts.ts';
import { cannotCheck, observeText } from './observe-page.ts';
import type { View } from './page-view.ts';
import { matchText, show } from './texts.ts';
import { judged, judgedFinally, type Observation, unsupported } from './types.ts';

type Given = Expectation['condition'];

/** Text of the browser's last dialog since the last action, else of one made of HTML. */
export function observeDialog(view: View, condition: Given): Observation {
  const { dialog } = view;
  const text =
    dialog?.text ??
    snapshotOf(view).elements.find(({ role, states }) => /^(alert)?dialog$/.test(role) && states.visible)
      ?.text;
  if (condition.is === 'visible' || condition.is === 'hidden') {
    const isOpen = text !== undefined && (dialog === undefined || dialog.answer === undefined);
    return judged(
      isOpen === (condition.is === 'visible'),
      isOpen ? `a dialog is open: ${show(text ?? '')}` : 'no dialog is open',
    );
  }
  if (text === undefined)
    return { outcome: 'problem', problem: new Problem('not found', 'No dialog was opened.') };
  return observeText('text of the dialog', text, condition);
}

export function observeDownload(view: View, condition: Given): Observation {
  const downloads = factOf(view, 'downloads');
  const stopped = downloads.find(({ refused }) => refused !== undefined);
  if (stopped) {
    const message = `The download of ${show(stopped.name)} was stopped: ${stopped.refused}.`;
    return { outcome: 'problem', problem: new Problem('site down', message) };
  }
  const complete = downloads.filter(({ isComplete }) => isComplete).map(({ name }) => name);
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

export function observeConsole(view: View, condition: Given): Observation {
  const errors = view.console.filter(({ level }) => level === 'error');
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

/** The answer to the last page load. */
export function observeResponse(view: View, condition: Given): Observation {
  const last = factOf(view, 'response');
  if (!last)
    return {
      outcome: 'problem',
      problem: new Problem('not found', 'Nothing has answered yet. Open or call an address first.'),
    };
  if (condition.is === 'status') {
    return judged(last.status === condition.value, `${last.address} answered with the status ${last.status}`);
  }
  if (condition.is === 'seconds') {
    if (last.seconds === undefined) return unsupported('The browser does not tell how long the answer took.');
    const actual = `${last.address} answered after ${last.seconds.toFixed(2)} seconds`;
    return judgedFinally(last.seconds <= condition.atMost, actual);
  }
  return observeText('body of the response', bodyOf(view), condition);
}

/** From asking for the page until it was loaded whole, the first time in the case. */
export function observeLoadTime(view: View, condition: Given): Observation {
  if (condition.is !== 'seconds') return cannotCheck('load time', condition);
  const { seconds, isAgain } = loadOf(view);
  if (seconds === null) return judged(false, 'the page is still loading');
  const when = isAgain ? ' the first time' : '';
  return judged(seconds <= condition.atMost, `the page took ${seconds.toFixed(2)} seconds to load${when}`);
}
