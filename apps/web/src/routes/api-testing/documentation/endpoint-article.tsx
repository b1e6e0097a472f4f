import { MethodTag } from '../../../ui/api/method-tag.tsx';
import { describeAuth, describeObserved } from './describe.ts';
import type { DocumentedEndpoint } from './documentation-store.ts';
import styles from './documentation-view.module.css';
import { Example } from './example.tsx';
import { ParameterTable } from './parameter-table.tsx';
import { SchemaTable } from './schema-table.tsx';

/** One endpoint: what it takes and what it answers. */
export function EndpointArticle({ id, endpoint }: { id: string; endpoint: DocumentedEndpoint }) {
  const { method, path, name, description, parameters, auth, request, responses } = endpoint;
  return (
    <section className={styles.endpoint} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h3 className={styles.name} id={`${id}-title`}>
        <MethodTag method={method} /> <code>{path}</code>
      </h3>
      <p className={styles.lead}>
        <strong>{name}</strong>
        {description && description !== name && <> – {description}</>}
      </p>
      {auth && <p className={styles.note}>{describeAuth(auth)}</p>}
      <h4 className={styles.part}>Parameters</h4>
      <ParameterTable label={`Parameters of ${name}`} parameters={parameters} />
      {request && (
        <>
          <h4 className={styles.part}>Request body</h4>
          {request.contentType && <p className={styles.note}>{request.contentType}</p>}
          <SchemaTable label={`Request body of ${name}`} schema={request.schema} />
          <Example label="Example of a request" value={request.example} />
        </>
      )}
      <h4 className={styles.part}>Responses</h4>
      {responses.length === 0 && (
        <p className={styles.note}>None was observed yet. Execute the test, and generate again.</p>
      )}
      {responses.map((response) => (
        <div key={`${response.status} ${response.contentType}`} className={styles.response}>
          <p className={styles.lead}>
            <strong>{response.status}</strong> {response.description}
            <span className={styles.observed}> · {describeObserved(response)}</span>
          </p>
          <SchemaTable label={`Answer ${response.status} of ${name}`} schema={response.schema} />
          <Example label={`Example of answer ${response.status}`} value={response.example} />
        </div>
      ))}
    </section>
  );
}
