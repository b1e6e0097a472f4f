import type { Answer } from '@assay/contract';
import styles from './queue-tiles.module.css';

type Overview = Answer<'GET /api/automation'>;

/** How much there is to do and who does it, for everybody who uses this installation. */
export function QueueTiles({ queue, workers }: Pick<Overview, 'queue' | 'workers'>) {
  const slots = workers.reduce((sum, worker) => sum + worker.slots, 0);
  const busy = workers.reduce((sum, worker) => sum + worker.busy, 0);
  return (
    <dl className={styles.tiles} aria-label="Queue">
      <Tile name="Waiting" value={`${queue.waiting}`} note="test cases of everybody" />
      <Tile name="Running" value={`${queue.running}`} note="test cases of everybody" />
      <Tile name="Slots in use" value={`${busy} of ${slots}`} note="test cases side by side" />
      <Tile name="Workers" value={`${workers.length}`} note="at work or ready" />
    </dl>
  );
}

function Tile({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {value} <span className={styles.note}>{note}</span>
      </dd>
    </div>
  );
}
