import type { Verdict } from '@assay/contract/choices';
import type { Change } from './compare-results.ts';

export interface ToldChange {
  change: Change;
  title: string;
  verdict: Verdict | null;
  reason: string;
  /** Of the report of the execution. */
  link: string;
}

function countTests(amount: number): string {
  return amount === 1 ? '1 test' : `${amount} tests`;
}

function summarise(changes: readonly ToldChange[]): string {
  const better = changes.filter(({ change }) => change === 'passes again').length;
  const worse = changes.length - better;
  const parts = [
    worse > 0 && `${countTests(worse)} ${worse === 1 ? 'does' : 'do'} not pass`,
    better > 0 && `${countTests(better)} ${better === 1 ? 'passes' : 'pass'} again`,
  ];
  return parts.filter(Boolean).join(', ');
}

function describe({ change, title, verdict, reason, link }: ToldChange): string {
  const why =
    change === 'passes again'
      ? ''
      : ` (${verdict === 'hollow' ? 'nothing checked' : verdict})${reason ? `\n  ${reason}` : ''}`;
  return `- "${title}" ${change}${why}\n  ${link}`;
}

/** What became different in a run of a schedule, as a mail. */
export function writeMail(
  schedule: string,
  changes: readonly ToldChange[],
  runLink: string,
): { subject: string; text: string; link: string } {
  return {
    subject: `${schedule}: ${summarise(changes)}`,
    text: `Hello,\n\nthe scheduled run "${schedule}" came to other results than before:\n\n${changes.map(describe).join('\n\n')}\n\nThe whole run is here:\n${runLink}\n`,
    link: runLink,
  };
}
