import type { Delivery } from './use-webhooks.ts';

/** What came of a delivery so far, in sentences. */
export function describeDelivery({
  state,
  attempts,
  status_code,
  error,
}: Pick<Delivery, 'state' | 'attempts' | 'status_code' | 'error'>): string {
  const tries = attempts > 1 ? `Tried ${attempts} times. ` : '';
  if (state === 'delivered') return `${tries}The receiver answered ${status_code}.`;
  if (attempts === 0) return 'It is about to be sent.';
  return `${tries}${error ?? 'It is being sent.'}`;
}
