import type { Command, Target } from '@assay/planner/steps';
import type { Found } from '../act/find-target.ts';
import type { CandidateEvidence, StepEvidence } from '../evidence/events.ts';
import type { Session } from '../evidence/session.ts';
import { pageOf } from '../ground/find-alias.ts';
import { fingerprintOf, fingerprintOn } from '../ground/fingerprint.ts';
import { sayTarget } from '../ground/say-target.ts';
import type { Candidate } from '../ground/types.ts';
import { proposeSentence } from '../memory/propose.ts';
import { type Progress, within } from '../progress/progress.ts';

const mostCandidates = 5;

export function describeCandidates(
  candidates: readonly Candidate[],
  target: Target | undefined,
  address: string,
): CandidateEvidence[] {
  const asked = target ? sayTarget(target) : '';
  return candidates.slice(0, mostCandidates).map(({ phrase, element, score, reason }) => ({
    phrase,
    role: element.role,
    name: element.name || element.text,
    score: Math.round(score * 1000) / 1000,
    reason,
    box: element.box,
    asked,
    fingerprint: fingerprintOf(element),
    page: pageOf(address),
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

export function describeFound(
  found: Found | undefined,
  command: Command,
): Pick<StepEvidence, 'locator' | 'box' | 'fingerprint' | 'healed'> {
  if (!found) return {};
  const { locator, element, snapshot } = found;
  return {
    locator,
    box: element.box,
    fingerprint: fingerprintOn(snapshot, element),
    ...(found.healing && { healed: describeHealing(found.healing, command) }),
  };
}

function describeHealing(
  { target, ...healing }: NonNullable<Found['healing']>,
  command: Command,
): NonNullable<StepEvidence['healed']> {
  return { ...healing, proposal: proposeSentence(command, target) };
}

export function tellHealing({ before, after, score }: NonNullable<Found['healing']>): string {
  return `"${before.name}" was not found; "${after.name}" is ${Math.round(score * 100)} % like it and was used instead (healed). Accept the proposed step if that is right.`;
}
