import { Moment } from '../../../ui/run/moment.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from '../style/rows.module.css';
import { describeDelivery } from './describe-delivery.ts';
import type { Delivery } from './use-webhooks.ts';

const tones = { waiting: 'warn', delivered: 'pass', failed: 'fail' } as const;

export function DeliveryList({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return <p className={styles.note}>Nothing was sent yet.</p>;
  return (
    <details className={styles.details}>
      <summary>Last deliveries ({deliveries.length})</summary>
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Tag tone={tones[delivery.state]}>{delivery.state}</Tag>{' '}
            {delivery.event === 'ping' ? 'test' : 'run ended'} <Moment at={delivery.created_at} />.{' '}
            {describeDelivery(delivery)}
            {delivery.state === 'waiting' && delivery.attempts > 0 && delivery.next_attempt_at && (
              <>
                {' '}
                The next attempt is due <Moment at={delivery.next_attempt_at} />.
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
