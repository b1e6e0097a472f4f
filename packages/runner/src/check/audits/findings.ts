import { judged, judgedFinally, type Observation } from '../../judge/types.ts';

/** What a check found: each thing that is wrong, and what is worth knowing without being wrong. */
export interface Findings {
  wrong: string[];
  notes: string[];
}

const mostShown = 10;

/** "3 things are wrong: …", or what was looked at, with the notes behind it. */
export function tellFindings({ wrong, notes }: Findings, fine: string): string {
  const shown = wrong.slice(0, mostShown).join('; ');
  const more = wrong.length > mostShown ? `; and ${wrong.length - mostShown} more` : '';
  const told = wrong.length === 0 ? fine : shown + more;
  return notes.length === 0 ? told : `${told} (${notes.join('; ')})`;
}

export function judgeFindings(findings: Findings, fine: string): Observation {
  return judged(findings.wrong.length === 0, tellFindings(findings, fine));
}

export function judgeFindingsFinally(findings: Findings, fine: string): Observation {
  return judgedFinally(findings.wrong.length === 0, tellFindings(findings, fine));
}
