import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { request } from '../../../lib/client.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { FileText } from '../../../ui/icons/index.ts';
import { useBusy } from '../common/busy.ts';
import { explainTrouble } from '../common/explain-trouble.ts';
import { useChange } from '../common/use-change.ts';
import { writeTest } from '../draft/test-draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { type DocumentedBody, showDocumentation, useDocumentation } from './documentation-store.ts';
import styles from './documentation-tab.module.css';
import { DocumentationView } from './documentation-view.tsx';

const required = 'Add endpoints to generate documentation';
const words = { failed: 'Failed to generate documentation', error: 'Error generating documentation' };

/** Documents the endpoints of the Test Runner, from what they say and what was observed of them. */
export function DocumentationTab() {
  const { test } = useDraft();
  const shown = useDocumentation();
  const [message, setMessage] = useState('');
  const { isBusy, change } = useChange();
  const isExecuting = useBusy();
  const { name, baseUrl, endpoints } = writeTest(test);
  const body: DocumentedBody = { endpoints, baseUrl, ...(name && { title: name }) };
  const isOutdated = shown && JSON.stringify(shown.body) !== JSON.stringify(body);

  async function generate() {
    setMessage(endpoints.length === 0 ? required : '');
    if (endpoints.length === 0) return;
    const work = async () => {
      const { data } = await request('POST /api/api-testing/documentation', { body });
      showDocumentation({ documentation: data.documentation, body });
    };
    await change(work, { done: 'API documentation generated successfully!', failed: '' }, (failure) => {
      setMessage(explainTrouble(words, failure));
      return true;
    });
  }

  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        <p className={styles.about}>
          {endpoints.length === 0
            ? 'The Test Runner has no endpoints yet.'
            : `Made of the ${endpoints.length === 1 ? 'endpoint' : `${endpoints.length} endpoints`} in the Test Runner, and of what your executions observed of them.`}
          {isOutdated && endpoints.length > 0 && ' They have changed since the documentation below was made.'}
        </p>
        <Button
          disabled={isBusy || isExecuting}
          leftSection={<FileText size={16} aria-hidden="true" />}
          onClick={() => void generate()}
        >
          {isBusy ? 'Generating…' : 'Generate Documentation'}
        </Button>
      </div>
      <FormAlert message={message} />
      {shown ? (
        <DocumentationView documentation={shown.documentation} body={shown.body} />
      ) : (
        <p className={styles.none}>
          No documentation yet. It lists each endpoint with its parameters, what its answers look like, and
          examples without secrets.
        </p>
      )}
    </div>
  );
}
