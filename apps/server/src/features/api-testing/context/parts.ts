import type { Policy } from '@assay/http/guard';
import type { EventStreams } from '../../../platform/http/event-stream.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { UnderWay } from './under-way.ts';

/** What the use-cases of this feature share. */
export interface Parts
  extends Pick<Services, 'db' | 'log' | 'live' | 'signals' | 'signingKey' | 'metrics' | 'tracing'> {
  /** What tests may reach. */
  policy: Policy;
  /** Ends waiting for a database that is away. */
  over: AbortSignal;
  streams: EventStreams;
  executions: UnderWay;
  loadTests: UnderWay;
}
