import type { CaseFormat } from '@assay/contract/choices';
import { useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { Download, FolderInput, Play, Trash2 } from '../../ui/icons/index.ts';
import { MoveForm } from './move-form.tsx';
import styles from './selection-bar.module.css';
import type { CaseActions } from './use-case-actions.ts';

interface Props {
  ids: readonly string[];
  actions: CaseActions;
  onDelete: () => void;
}

const formats: { format: CaseFormat; label: string }[] = [
  { format: 'playwright', label: 'Playwright test' },
  { format: 'gherkin', label: 'Gherkin' },
  { format: 'json', label: 'JSON' },
];

/** What can be done with the selected cases. */
export function SelectionBar({ ids, actions, onDelete }: Props) {
  const [opened, setOpened] = useState<'move' | 'export' | null>(null);
  const toggle = (part: 'move' | 'export') => setOpened(opened === part ? null : part);
  return (
    <section className={styles.bar} aria-label="Selected test cases">
      <div className={styles.buttons}>
        <strong className={styles.count}>{ids.length} selected</strong>
        <ActionButton aria-disabled={actions.isBusy || undefined} onClick={() => actions.run(ids)}>
          <Play size={14} aria-hidden="true" /> Run selected
        </ActionButton>
        <ActionButton aria-expanded={opened === 'move'} onClick={() => toggle('move')}>
          <FolderInput size={14} aria-hidden="true" /> Move to project
        </ActionButton>
        <ActionButton aria-expanded={opened === 'export'} onClick={() => toggle('export')}>
          <Download size={14} aria-hidden="true" /> Export selected
        </ActionButton>
        <ActionButton onClick={onDelete}>
          <Trash2 size={14} aria-hidden="true" /> Delete selected
        </ActionButton>
      </div>
      {opened === 'move' && <MoveForm ids={ids} actions={actions} />}
      {opened === 'export' && (
        <div className={styles.buttons}>
          <span>Export as</span>
          {formats.map(({ format, label }) => (
            <ActionButton
              key={format}
              aria-disabled={actions.isBusy || undefined}
              onClick={() => actions.save(ids, format)}
            >
              {label}
            </ActionButton>
          ))}
        </div>
      )}
    </section>
  );
}
