import styles from './documentation-view.module.css';
import { listProperties } from './list-properties.ts';

/** What a body looks like, line by line. */
export function SchemaTable({ label, schema }: { label: string; schema: unknown }) {
  const properties = listProperties(schema);
  if (properties.length === 0) return null;
  const hasNotes = properties.some(({ note }) => note);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          {hasNotes && <th scope="col">Description</th>}
        </tr>
      </thead>
      <tbody>
        {properties.map(({ path, type, required, note }, at) => (
          <tr key={`${at} ${path}`}>
            <th scope="row">
              <code>{path}</code>
              {required && <span className={styles.required}> always</span>}
            </th>
            <td data-column="Type">{type}</td>
            {hasNotes && <td data-column="Description">{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
