import type { Answer, ApiCheckConfig } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import { loadChecks } from './context/engines.ts';
import type { Parts } from './context/parts.ts';
import { prepareRun } from './run/prepare-run.ts';

/** Sends the first endpoint that is enabled, keeps nothing of it, and says what could be checked. */
export async function sendOnce(
  parts: Pick<Parts, 'db' | 'signingKey' | 'policy'>,
  ownerId: string,
  config: ApiCheckConfig,
  signal: AbortSignal,
): Promise<Answer<'POST /api/api-testing/send'>> {
  const { whole, environment, masked } = await prepareRun(parts, ownerId, config);
  const index = config.endpoints.findIndex(({ enabled }) => enabled);
  if (index < 0) {
    throw new AppError('VALIDATION_FAILED', { message: 'Every endpoint is switched off. Switch one on.' });
  }
  const { sendOnce: send, suggestChecks } = await loadChecks();
  const result = await send(whole, index, { policy: parts.policy, environment, secrets: masked, signal });
  return { success: true, data: { result, suggestions: suggestChecks(result) } };
}
