import type { EndedRun } from '../lib/run-endings.ts';
import { shorten } from '../lib/shorten.ts';
import { describeRun } from '../ui/run/describe-run.ts';

export interface EndNotification {
  title: string;
  body: string;
  /** Notifications with the same tag replace each other. */
  tag: string;
}

const most = 80;

/** What a person reads outside the page about a run that has ended. */
export function describeEnd(run: EndedRun): EndNotification {
  const title = shorten(run.title, most);
  if (run.status === 'failed') {
    return { title: `Run failed: ${title}`, body: run.error ?? 'Open the run to see why.', tag: run.id };
  }
  const { cases } = run;
  return {
    title: `Run finished: ${title}`,
    body: cases ? describeRun({ ...run, cases }) : 'Open the run to see how its test cases ended.',
    tag: run.id,
  };
}
