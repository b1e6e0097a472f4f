import { ArrowRight } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { inWords, shortId } from '../common/in-words.ts';
import table from '../common/table.module.css';
import type { AuditEntry } from './audit-list.ts';
import styles from './audit-table.module.css';
import { describeDifferences, nameGone } from './describe-entry.ts';

export function AuditTable({ rows }: { rows: readonly AuditEntry[] }) {
  return (
    <table className={table.table}>
      <caption className={table.caption}>Audit log</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">On whom</th>
          <th scope="col">Before and after</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, action, actor_id, actor_email, target_id, target_label, target_kind } = entry;
  return (
    <tr>
      <td data-label="When" data-wide className={table.nowrap}>
        <Moment at={at} />
      </td>
      <td data-label="Who" data-wide data-roomy>
        <Named label={actor_email} gone={nameGone('user')} id={actor_id} />
      </td>
      <td data-label="What" data-wide>
        {inWords(action)}
      </td>
      <td data-label="On whom" data-wide data-roomy>
        <Named label={target_label} gone={nameGone(target_kind)} id={target_id} />
      </td>
      <td data-label="Before and after" data-wide>
        <Changes entry={entry} />
      </td>
    </tr>
  );
}

function Named({ label, gone, id }: { label: string; gone: string; id: string }) {
  if (label) return <span title={id}>{label}</span>;
  return (
    <span className={styles.gone}>
      {gone} <code title={id}>{shortId(id)}</code>
    </span>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const differences = describeDifferences(entry);
  return (
    <ul className={styles.changes}>
      {differences.map(({ name, before, after }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span>{' '}
          {before !== undefined && (
            <>
              {before} <ArrowRight size={14} role="img" aria-label="became" />{' '}
            </>
          )}
          <strong>{after ?? 'removed'}</strong>
        </li>
      ))}
    </ul>
  );
}
