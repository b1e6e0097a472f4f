import type { ConnectionOptions } from 'node:tls';
import type { ApiEndpoint, ApiResult } from '@assay/contract';
import type { Lookup, Policy } from '../../guard/index.ts';

export interface ChecksOptions {
  policy: Policy;
  signal?: AbortSignal;
  /** Variables of the environment; they go before those of the test. */
  environment?: Record<string, string>;
  /** As `environment`, and their values are shown as dots. */
  secrets?: Record<string, string>;
  onStart?: (index: number, row: number | null) => void;
  onResult?: (result: ApiResult) => void;
  lookup?: Lookup;
  tls?: ConnectionOptions;
}

/** An endpoint by any method. */
export type SentEndpoint = Omit<ApiEndpoint, 'method'> & { method: string };

export type HeaderPair = [name: string, value: string];

/** A whole answer, as checks look at it. */
export interface Answer {
  status: number;
  statusText: string;
  headers: HeaderPair[];
  /** Text, or base64 where it is not. */
  body: string;
  isText: boolean;
  /** Bytes of the body, unpacked. */
  size: number;
  /** Milliseconds until the last byte. */
  totalMs: number;
}

export interface Verdict {
  passed: boolean;
  message: string;
  expected: string;
  actual: string;
  /** The check itself cannot be used, so that its opposite does not hold either. */
  isUnusable?: true;
}

export type Timing = NonNullable<ApiResult['timing']>;
