import { ActionButton } from '../../../ui/action-button.tsx';
import { Copy, FolderOpen, Pencil, Save, Trash2 } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { useBusy } from '../common/busy.ts';
import { useDraft } from '../draft/use-draft.ts';
import styles from './configs-tab.module.css';
import { countEndpoints } from './read-config.ts';
import { useConfigActions } from './use-config-actions.ts';
import type { SavedConfig } from './use-configs.ts';

interface Props {
  config: SavedConfig;
  onLoaded: () => void;
  onRename: () => void;
}

export function ConfigItem({ config, onLoaded, onRename }: Props) {
  const { name, description, base_url: baseUrl, created_at: created, updated_at: updated } = config;
  const { isBusy, load, duplicate, askToReplace, askToDelete } = useConfigActions(config, onLoaded);
  const { test } = useDraft();
  const isExecuting = useBusy();
  const count = countEndpoints(config);
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {description && <p className={styles.text}>{description}</p>}
        <p className={styles.facts}>
          {baseUrl} ·{' '}
          {count === undefined ? 'not readable' : count === 1 ? '1 endpoint' : `${count} endpoints`} · saved{' '}
          <Moment at={created} />
          {updated !== created && (
            <>
              , changed <Moment at={updated} />
            </>
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        <ActionButton disabled={isExecuting} aria-label={`Load ${name}`} onClick={load}>
          <FolderOpen size={16} aria-hidden="true" /> Load
        </ActionButton>
        <ActionButton aria-label={`Rename ${name}`} onClick={onRename}>
          <Pencil size={16} aria-hidden="true" /> Rename
        </ActionButton>
        <ActionButton disabled={isBusy} aria-label={`Duplicate ${name}`} onClick={duplicate}>
          <Copy size={16} aria-hidden="true" /> Duplicate
        </ActionButton>
        <ActionButton
          disabled={isBusy || test.endpoints.length === 0}
          aria-label={`Replace ${name} by the current test`}
          title={test.endpoints.length === 0 ? 'The Test Runner has no endpoints to save here.' : undefined}
          onClick={askToReplace}
        >
          <Save size={16} aria-hidden="true" /> Replace
        </ActionButton>
        <ActionButton disabled={isBusy} aria-label={`Delete ${name}`} onClick={askToDelete}>
          <Trash2 size={16} aria-hidden="true" />
        </ActionButton>
      </div>
    </li>
  );
}
