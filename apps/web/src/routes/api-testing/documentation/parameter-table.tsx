import type { DocumentedEndpoint } from './documentation-store.ts';
import styles from './documentation-view.module.css';

interface Props {
  label: string;
  parameters: DocumentedEndpoint['parameters'];
}

function write(example: unknown): string {
  if (example === undefined || example === null || example === '') return '';
  return typeof example === 'string' ? example : JSON.stringify(example);
}

export function ParameterTable({ label, parameters }: Props) {
  if (parameters.length === 0) return <p className={styles.note}>It takes none.</p>;
  const hasExamples = parameters.some(({ example }) => write(example));
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">In</th>
          <th scope="col">Type</th>
          <th scope="col">Description</th>
          {hasExamples && <th scope="col">Example</th>}
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={`${parameter.in} ${parameter.name}`}>
            <th scope="row">
              <code>{parameter.name}</code>
              {parameter.required && <span className={styles.required}> required</span>}
            </th>
            <td data-column="In">{parameter.in}</td>
            <td data-column="Type">{parameter.type}</td>
            <td data-column="Description">{parameter.description}</td>
            {hasExamples && (
              <td data-column="Example">
                <code>{write(parameter.example)}</code>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
