import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { ApiEndpoint } from '@assay/contract';
import { apiChangeOf } from '@assay/contract/choices';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../../shell/notifications.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { MethodTag } from '../../../../ui/api/method-tag.tsx';
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { takeEndpoints, takeVariables } from '../../draft/test-draft.ts';
import { useDraft } from '../../draft/use-draft.ts';
import styles from './import-dialog.module.css';
import type { Imported } from './import-dialog.tsx';
import { Notes } from './notes.tsx';

interface Props {
  imported: Imported;
  onBack: () => void;
  onClose: () => void;
}

const most = 200;

function ChangeTag({ endpoint }: { endpoint: ApiEndpoint }) {
  const change = apiChangeOf(endpoint);
  return change && <Tag tone={change === 'deletes' ? 'fail' : 'warn'}>{change} data</Tag>;
}

/** What was found in a document, to be chosen from. */
export function ImportPreview({ imported, onBack, onClose }: Props) {
  const { test, changeTest } = useDraft();
  const found = imported.endpoints.map((endpoint, at) => ({ id: String(at), endpoint }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = found.filter(({ id }) => !left.has(id)).map(({ endpoint }) => endpoint);
  const room = most - test.endpoints.length;

  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  function add() {
    changeTest((before) => {
      const known = new Set(before.variables.map(({ name }) => name));
      const fresh = takeVariables(imported.variables).filter(({ name }) => !known.has(name));
      return {
        endpoints: [...before.endpoints, ...takeEndpoints(chosen)],
        variables: [...before.variables, ...fresh],
        ...(!before.name.trim() && { name: imported.name.slice(0, 200) }),
        ...(!before.baseUrl.trim() && imported.baseUrl && { baseUrl: imported.baseUrl }),
      };
    });
    toast.success(chosen.length === 1 ? '1 endpoint was added.' : `${chosen.length} endpoints were added.`);
    onClose();
  }

  return (
    <Dialog title={`Import from ${imported.name || imported.format}`} isWide onCancel={onClose}>
      <div className={styles.preview}>
        <p>
          {found.length === 1 ? '1 endpoint was found' : `${found.length} endpoints were found`}
          {imported.baseUrl && ` at ${imported.baseUrl}`}.
        </p>
        {found.length > 0 && (
          <ul className={styles.found} aria-label="Endpoints found">
            {found.map(({ id, endpoint }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />
                  <MethodTag method={endpoint.method} /> {endpoint.name} <code>{endpoint.path}</code>
                  <ChangeTag endpoint={endpoint} />
                </label>
              </li>
            ))}
          </ul>
        )}
        {chosen.some((endpoint) => apiChangeOf(endpoint)) && (
          <p>Calls that change or delete data are confirmed before they run for the first time.</p>
        )}
        {chosen.length > room && (
          <p role="alert">
            A test has at most {most} endpoints: choose {Math.max(0, room)} of these at most.
          </p>
        )}
        <Notes text="" notes={imported.notes} />
      </div>
      <DialogActions>
        <ActionButton onClick={onBack}>Back</ActionButton>
        <Button disabled={chosen.length === 0 || chosen.length > room} onClick={add}>
          Add to the test
        </Button>
      </DialogActions>
    </Dialog>
  );
}
