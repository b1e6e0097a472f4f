import type { ApiResult, Deed } from '@assay/contract';
import type { Command, Place } from '@assay/planner/steps';
import type { Fingerprint } from '../ground/fingerprint.ts';
import type { ProblemClass } from '../progress/problem.ts';
import type { Box } from '../snapshot/types.ts';
import type { KeptDownload } from './keep-downloads.ts';
import type { LiveFrame } from './live-frames.ts';
import type { Healing } from './memory-types.ts';
import type { ConsoleNote } from './watch-console.ts';
import type { NetworkProblem } from './watch-network.ts';

/** An element that was considered for a step. */
export interface CandidateEvidence {
  /** A phrase that would select exactly this one. */
  phrase: string;
  role: string;
  name: string;
  score: number;
  reason: string;
  /** Where it is, to cut its picture out of the step's. */
  box: Box;
  /** The words it was considered for. */
  asked: string;
  /** What it is known by, so that a choice can be kept: see `makeAlias`. */
  fingerprint: Fingerprint;
  /** The page it was seen on. */
  page: string;
}

export interface ProblemEvidence {
  class: ProblemClass;
  message: string;
}

export interface ComparisonEvidence {
  /** Where the comparison is kept, if it is. */
  id?: string;
  status: 'passed' | 'failed' | 'new';
}

/** What one step did and what was seen. Secrets are masked in all of it. */
export interface StepEvidence {
  index: number;
  /** The author's words. */
  source: string;
  /** The canonical sentence; empty where the words were not understood. */
  sentence: string;
  command?: Command;
  outcome: 'passed' | 'failed' | 'error' | 'skipped';
  problem?: ProblemEvidence;
  /** Of words that were not understood: they ask for nothing to be done, so that nothing was left undone. */
  asksForNothing?: true;
  /** Of words that were not understood: the line of the author's text they begin on. */
  line?: number;
  /** Of words that were not understood: what they may mean, each as canonical sentences. */
  readings?: string[][];
  /** Of words that were not understood: where they stand in the author's text. */
  place?: Place;
  /** For expectations. */
  expected?: string;
  actual?: string;
  warnings: string[];
  /** The chosen one first, where one was chosen. */
  candidates: CandidateEvidence[];
  locator?: string;
  /** What it did in the browser, where it ended well; exports are written from it. */
  done?: Deed[];
  /** What the chosen element is known by; the next run is given it through `rememberCase`. */
  fingerprint?: Fingerprint;
  /** The element has changed and was found by its likeness; `proposal` is the step that names it as it is now. */
  healed?: Healing & { proposal: string };
  /** For expectations that nobody stated: its opposite holds too, so it proves nothing. Or there was nothing to compare with. */
  hollow?: true;
  /** The page that it used or looked at came with a status of 400 or more. */
  errorPage?: { address: string; status: number };
  /** For looks. */
  comparison?: ComparisonEvidence;
  /** For calls: what was sent and what came. */
  call?: ApiResult;
  box?: Box;
  /** A JPEG, with the target boxed. */
  screenshot?: Buffer;
  address: string;
  title: string;
  /** Since the step before. */
  console: ConsoleNote[];
  network: NetworkProblem[];
  startedAt: number;
  durationMs: number;
}

export type Verdict = 'passed' | 'failed' | 'error' | 'hollow';

export interface CaseResult {
  title: string;
  verdict: Verdict;
  /** Why, in a sentence. */
  reason: string;
  problem?: ProblemEvidence;
  /** The name tells what really ran, where another browser stood in for the one that was asked for. */
  browser: { kind: string; name: string; version: string };
  steps: StepEvidence[];
  /** Some step found its element by likeness. */
  healed?: true;
  warnings: string[];
  /** What the page showed at the end. */
  screenshot?: Buffer;
  tracePath?: string;
  /** What pages sent as files, in the order of sending. */
  downloads: KeptDownload[];
  startedAt: number;
  durationMs: number;
}

export type LogLevel = 'info' | 'warning' | 'error';

export type RunEvent =
  | { type: 'case started'; case: number; title: string; browser: string; at: number }
  | { type: 'step started'; case: number; step: number; sentence: string; at: number }
  | { type: 'step ended'; case: number; step: number; evidence: StepEvidence }
  | ({ type: 'frame'; case: number } & LiveFrame)
  | { type: 'log'; case: number; level: LogLevel; message: string; at: number }
  | { type: 'case ended'; case: number; result: CaseResult };

export type OnEvent = (event: RunEvent) => void;
