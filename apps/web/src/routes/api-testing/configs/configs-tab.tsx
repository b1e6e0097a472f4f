import { useState } from 'react';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { ConfigItem } from './config-item.tsx';
import styles from './configs-tab.module.css';
import { RenameDialog } from './rename-dialog.tsx';
import { SaveForm } from './save-form.tsx';
import { type SavedConfig, useConfigs } from './use-configs.ts';

/** Tests that were saved, to be loaded into the Test Runner. */
export function ConfigsTab({ onLoaded }: { onLoaded: () => void }) {
  const { data, error, refetch } = useConfigs();
  const kept = useKeptFocus<HTMLUListElement>();
  const [renamed, setRenamed] = useState<SavedConfig | null>(null);
  return (
    <div className={styles.tab}>
      <SaveForm />
      <section aria-labelledby="saved-configs">
        <h2 className={styles.title} id="saved-configs">
          Saved configurations
        </h2>
        {!data && error && (
          <BrokenPart
            text={`The saved configurations could not be loaded. ${explainFailure(error)}`}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <LoadingPart text="Loading saved configurations…" />}
        {data?.length === 0 && (
          <p className={styles.none}>
            Nothing is saved yet. Put a test together in the Test Runner and save it here.
          </p>
        )}
        {data && data.length > 0 && (
          <ul {...kept} className={styles.rows} aria-label="Saved configurations">
            {data.map((config) => (
              <ConfigItem
                key={config.id}
                config={config}
                onLoaded={onLoaded}
                onRename={() => setRenamed(config)}
              />
            ))}
          </ul>
        )}
      </section>
      {renamed && <RenameDialog config={renamed} onClose={() => setRenamed(null)} />}
    </div>
  );
}
