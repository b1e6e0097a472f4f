import type { CallName, Sent } from '@assay/contract';
import { accountSamples } from './account-samples.ts';
import { apiSamples } from './api-samples.ts';
import type { Belongings } from './belongings.ts';
import { caseSamples } from './case-samples.ts';
import { visualSamples } from './visual-samples.ts';

type Given<K extends CallName> = {
  [P in keyof Sent<K> as Sent<K>[P] extends undefined ? never : P]: Sent<K>[P];
};

/** A valid request of a call, about things of whoever makes it. */
type Sample<K extends CallName> = (own: Belongings) => Promise<Given<K>> | Given<K>;
type Samples = { [K in CallName]: Sample<K> };
export type SomeSamples = Partial<Samples>;

/** One for every call of the registry: the compiler, and the test of permissions, ask for that of a new one. */
export const samples: Samples = {
  'GET /api/health': () => ({}),
  'GET /api/health/live': () => ({}),
  'GET /api/health/ready': () => ({}),
  ...accountSamples,
  ...caseSamples,
  ...visualSamples,
  ...apiSamples,
};
