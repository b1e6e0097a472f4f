import { docFormats } from '@assay/contract/choices';
import { requestFile } from '../../../lib/client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { MethodTag } from '../../../ui/api/method-tag.tsx';
import { Download } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { useChange } from '../common/use-change.ts';
import type { Documentation, DocumentedBody } from './documentation-store.ts';
import styles from './documentation-view.module.css';
import { EndpointArticle } from './endpoint-article.tsx';

type Format = (typeof docFormats)[number];

const files: Record<Format, { label: string; name: string }> = {
  openapi: { label: 'OpenAPI 3.1', name: 'openapi.json' },
  markdown: { label: 'Markdown', name: 'api.md' },
};

interface Props {
  documentation: Documentation;
  body: DocumentedBody;
}

/** Generated documentation as a page to read. */
export function DocumentationView({ documentation, body }: Props) {
  const { title, baseUrl, generatedAt, endpoints } = documentation;
  const { isBusy, change } = useChange();
  const listed = endpoints.map((endpoint, at) => ({ endpoint, id: `endpoint-${at + 1}` }));

  const save = (format: Format) =>
    change(
      async () => {
        const sent = { query: { format }, body };
        const response = await requestFile('POST /api/api-testing/documentation/file', sent);
        await saveFile(response, files[format].name);
      },
      { failed: 'The file was not downloaded.' },
    );

  return (
    <article className={styles.view} aria-labelledby="documentation-title">
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} id="documentation-title">
            {title}
          </h2>
          <p className={styles.about}>
            <code>{baseUrl}</code> · generated <Moment at={generatedAt} />
          </p>
        </div>
        <div className={styles.buttons}>
          {docFormats.map((format) => (
            <ActionButton
              key={format}
              disabled={isBusy}
              aria-label={`Download ${files[format].label}`}
              onClick={() => void save(format)}
            >
              <Download size={16} aria-hidden="true" /> {files[format].label}
            </ActionButton>
          ))}
        </div>
      </header>
      {listed.length > 1 && (
        <nav aria-label="Endpoints">
          <ul className={styles.contents}>
            {listed.map(({ endpoint, id }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <MethodTag method={endpoint.method} /> <code>{endpoint.path}</code>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {listed.map(({ endpoint, id }) => (
        <EndpointArticle key={id} id={id} endpoint={endpoint} />
      ))}
    </article>
  );
}
