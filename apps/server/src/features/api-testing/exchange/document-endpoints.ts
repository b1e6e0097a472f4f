import type { Answer, Received } from '@assay/contract';
import { replaceInAddress } from '@assay/contract/secrets';
import { loadExchange } from '../context/engines.ts';
import type { Parts } from '../context/parts.ts';
import { nameSecret, writePlaceholder } from '../secrets/placeholders.ts';
import { listObservations } from '../store/observations.ts';

type Documentation = Answer<'POST /api/api-testing/documentation'>['data']['documentation'];

/** What is learned from: enough to see what differs, and no more than can be looked through at once. */
const most = { executions: 20, results: 300, length: 60_000 };

/** Documents endpoints from what they say, and from what earlier executions of the same address were answered. */
export async function documentEndpoints(
  { db, signingKey }: Pick<Parts, 'db' | 'signingKey'>,
  ownerId: string,
  { endpoints, baseUrl, title }: Received<'POST /api/api-testing/documentation'>['body'],
): Promise<Documentation> {
  const { documentEndpoints: document } = await loadExchange();
  const storedAs = replaceInAddress(baseUrl, (value, label) =>
    writePlaceholder(label, nameSecret(signingKey, ownerId, value)),
  );
  const observations = await listObservations(db, ownerId, storedAs, most);
  return document({ title, baseUrl, endpoints, observations });
}
