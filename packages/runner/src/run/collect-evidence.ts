import type { Found } from '../act/find-target.ts';
import type { CandidateEvidence, StepEvidence } from '../evidence/events.ts';
import { type Progress, within } from '../evidence/progress.ts';
import type { Session } from '../evidence/session.ts';
import type { Candidate } from '../ground/types.ts';

const mostCandidates = 5;

export function describeCandidates(candidates: readonly Candidate[]): CandidateEvidence[] {
  return candidates.slice(0, mostCandidates).map(({ phrase, element, score, reason }) => ({
    phrase,
    role: element.role,
    name: element.name || element.text,
    score: Math.round(score * 1000) / 1000,
    reason,
    box: element.box,
  }));
}

/** Counts what has been reported already, so that each step tells only what is new. */
export interface Told {
  console: number;
  network: number;
}

export function takeNew(session: Session, told: Told): Pick<StepEvidence, 'console' | 'network'> {
  const fresh = {
    console: session.console.slice(told.console),
    network: session.network.problems.slice(told.network),
  };
  told.console = session.console.length;
  told.network = session.network.problems.length;
  return fresh;
}

/** Where the page stands; a page that cannot tell its title has none. */
export async function readPlace(
  session: Session,
  progress: Progress,
): Promise<{ address: string; title: string }> {
  const page = session.pages.current();
  const address = page.url();
  if (session.lastSeen.address === address) return { ...session.lastSeen };
  if (session.dialogs.open()) return { address, title: '' };
  const title = await within(progress, page.title(), 'The page did not tell its title.').catch(() => '');
  return { address, title };
}

export function describeFound(found: Found | undefined): Pick<StepEvidence, 'locator' | 'box'> {
  return found ? { locator: found.locator, box: found.element.box } : {};
}
