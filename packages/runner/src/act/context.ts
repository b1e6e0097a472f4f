import type { ApiResult } from '@assay/contract';
import type { Value } from '@assay/planner/steps';
import type { HealingMode, RememberedElement } from '../evidence/memory-types.ts';
import type { Session } from '../evidence/session.ts';
import type { GroundOptions } from '../ground/ground.ts';
import type { Looks } from '../look/types.ts';
import type { Progress } from '../progress/progress.ts';
import type { Found } from './find-target.ts';
import type { Recording } from './record.ts';

export interface Limits {
  /** How long an element or an expectation is waited for where nothing is stated. */
  patienceMs: number;
  /** How long a page may take to answer. */
  navigationMs: number;
  /** How long one step may take in all. */
  stepMs: number;
  caseMs: number;
  /** How many elements of a page are looked at. */
  maxElements: number;
}

/** A file that a step may upload, under the name that the step uses. */
export interface UploadFile {
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** Files that steps may upload, or what makes one by its name. */
export type Uploads = readonly UploadFile[] | ((name: string) => UploadFile);

/** What an action or a check needs around it. */
export interface StepContext {
  session: Session;
  progress: Progress;
  limits: Limits;
  grounding: Omit<GroundOptions, 'discourse'>;
  /** What the action's element was when it was last carried out. */
  memory?: RememberedElement;
  /** Where absent, healing is on. */
  healing?: HealingMode;
  files: Uploads;
  fillIn(value: Value): Promise<string>;
  /** The action's effect must be there within seconds that the next step states, so the page is not waited for here. */
  hurries?: boolean;
  /** When the action before this check began, where the check follows it at once: stated seconds count from there. */
  since?: number;
  /** Called with a target before it is touched. */
  onFound(found: Found): Promise<void>;
  /** Called after an action, while the page comes to rest, and once more if it did not rest at once. */
  onActed(found: Found | undefined): Promise<void>;
  /** A text that must not be shown. */
  onSecret(secret: string): void;
  warn(message: string): void;
  /** Called with what a call sent and what came back. */
  onCalled?(result: ApiResult): void;
  /** Keeps what is done, for exports. */
  record?: Recording;
  /** Compares pictures with what was accepted before. */
  looks?: Looks;
  /** The step that is carried out. */
  step?: { number: number; sentence: string; source?: string };
  /** Where addresses without a host belong. */
  baseUrl?: string;
}
