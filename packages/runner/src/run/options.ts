import type { Policy, Trouble } from '@assay/http/guard';
import type { Command, NotUnderstood, Step, Value } from '@assay/planner/steps';
import type { BrowserContextOptions } from 'playwright-core';
import type { Limits, StepContext, Uploads } from '../act/context.ts';
import type { BrowserKind } from '../browsers/one/kinds.ts';
import type { BrowserPool } from '../browsers/pool.ts';
import type { OnEvent } from '../evidence/events.ts';
import type { CaseMemory, HealingMode } from '../evidence/memory-types.ts';
import type { Looks } from '../look/types.ts';
import type { Clock } from '../progress/clock.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot } from '../snapshot/types.ts';

/** Words whose turn has come, with the page in view. */
export interface AskedWords {
  words: NotUnderstood;
  page: PageSnapshot;
  /** Canonical sentences of the steps before, the first one first; what was done of the same words is among them. */
  done: readonly string[];
  /** Given where a step of the same words may have changed the page: what they were read as, what of it was done, and what is left. */
  begun?: { done: readonly string[]; left: readonly string[] };
  signal: AbortSignal;
}

/**
 * Commands, none where the words ask for nothing, and what of the words is in none of them; or why they were not read. `couldNotAsk`: it
 * says nothing about the words, and the next run asks again. Nothing where a reading that was begun still holds.
 */
export type WordsReading =
  | { commands: readonly Command[]; lost?: readonly string[] }
  | { reason: string; readings?: string[][]; couldNotAsk?: true };

/** What steps need, whoever runs them. */
export interface StepOptions {
  limits?: Partial<Limits>;
  grounding?: StepContext['grounding'];
  /** What the last run of the same case knows: see `rememberCase`. */
  memory?: CaseMemory;
  /** Whether actions may go to an element that is like the remembered one; on where not said. */
  healing?: HealingMode;
  files?: Uploads;
  /** Fills in {{…}}; the names given by "remember" come along. */
  fillIn?: (value: Value, remembered: ReadonlyMap<string, string>) => string | Promise<string>;
  /** Reads words that have no steps yet when their turn comes. */
  readWords?: (asked: AskedWords) => Promise<WordsReading | undefined>;
  /** What is hidden in whatever is told, beside what the steps type as a secret. */
  secrets?: readonly string[];
  /** Keeps what pages looked like, for steps that compare; without it such steps cannot be carried out. */
  looks?: Looks;
  baseUrl?: string;
  /** Which addresses calls may reach; pages are led through the proxy of the context. */
  policy?: Policy;
  /** What the proxy of the context could not get so far, with the reasons that no browser is told. */
  troubles?: () => readonly Trouble[];
  onEvent?: OnEvent;
  signal?: AbortSignal;
  /** For tests: what tells the time and lets it pass while steps wait. */
  clock?: Clock;
  screenshots?: 'every step' | 'trouble only' | 'none';
}

export interface CaseOptions extends StepOptions {
  pool: BrowserPool;
  browser?: BrowserKind;
  /** Device, language, and the proxy that decides which addresses may be reached. */
  context?: BrowserContextOptions;
  /** Sends what the page shows while it runs. */
  frames?: boolean;
  /** Where to write a trace for Playwright's viewer; secrets are masked in it, but not in its pictures. */
  tracePath?: string;
  /** Where files that pages send are saved; without it small ones come as bytes in the result. */
  downloadsFolder?: string;
  /**
   * Called at the end with the steps as the pages made them clear, one for each that ended: what ran, so what is worth keeping. The
   * author's secrets are in them, unlike in anything else that comes out of a run.
   */
  onRead?: (steps: (Step | NotUnderstood)[]) => void;
  /** The number of the case in its events. */
  caseIndex?: number;
}

const defaultLimits: Limits = {
  patienceMs: 5000,
  navigationMs: 20_000,
  stepMs: 30_000,
  caseMs: 180_000,
  maxElements: 5000,
};

export function completeLimits(given: Partial<Limits> | undefined): Limits {
  return { ...defaultLimits, ...given };
}

/** Without a function of the caller's only remembered names are known. */
export function fillInRemembered(value: Value, remembered: ReadonlyMap<string, string>): string {
  return value.replace(/\{\{\s*(.+?)\s*\}\}/g, (braced, name: string) => {
    const kept = remembered.get(name);
    if (kept !== undefined) return kept;
    throw new Problem(
      'not understood',
      `Nothing was remembered as "${name}", so ${braced} cannot be filled in.`,
    );
  });
}
