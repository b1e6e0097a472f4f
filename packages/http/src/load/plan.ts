import type { LoadConfig } from '@assay/contract';
import type { Policy } from '../guard/index.ts';

/** The load changes steadily from one level to the other: connections in the closed model, requests per second in the open one. */
export interface Segment {
  durationMs: number;
  from: number;
  to: number;
}

/** All that a run needs, as data that can go to another thread. */
export interface LoadPlan {
  hostname: string;
  port: number;
  isSecure: boolean;
  /** The whole request as it goes out, again and again. */
  request: Uint8Array;
  model: LoadConfig['model'];
  /** The most connections at once. */
  connections: number;
  segments: Segment[];
  /** How much of the beginning does not count. */
  warmUpMs: number;
  timeoutMs: number;
  thresholds: LoadConfig['thresholds'];
  policy: Policy;
  /** Certificates to trust beside the usual ones. */
  ca?: string;
}
