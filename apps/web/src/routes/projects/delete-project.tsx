import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { useReloadCases } from '../../parts/cases/use-reload-cases.ts';
import { paths } from '../../paths/paths.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import styles from './delete-project.module.css';
import type { Project } from './project.ts';

/** Asks what is to become of the project's cases, and deletes the project. */
export function DeleteProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const [cases, setCases] = useState<'keep' | 'delete'>('keep');
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const endSession = useSessionEnd();
  const reload = useReloadCases();
  const { test_cases: amount = 0 } = project;
  const those = amount === 1 ? 'its test case' : `its ${amount} test cases`;

  async function remove() {
    if (isDeleting) return;
    setDeleting(true);
    try {
      await request('DELETE /api/projects/{id}', { params: { id: project.id }, query: { cases } });
      toast.success(`Project “${project.name}” deleted.`);
      await navigate(`${paths.dashboard}?tab=projects`);
      await reload();
    } catch (failure) {
      setDeleting(false);
      if (!endSession(failure)) toast.error(`The project was not deleted. ${explainFailure(failure)}`);
    }
  }

  return (
    <Dialog title={`Delete “${project.name}”?`} onCancel={onClose}>
      {amount === 0 ? (
        <p className={styles.words}>It has no test cases. This cannot be undone.</p>
      ) : (
        <fieldset className={styles.choices}>
          <legend className={styles.words}>This cannot be undone. What is to become of {those}?</legend>
          <label className={styles.choice}>
            <input type="radio" name="cases" checked={cases === 'keep'} onChange={() => setCases('keep')} />
            Keep {those}, without a project
          </label>
          <label className={styles.choice}>
            <input
              type="radio"
              name="cases"
              checked={cases === 'delete'}
              onChange={() => setCases('delete')}
            />
            Delete {those} too, with all runs and their evidence
          </label>
        </fieldset>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button aria-disabled={isDeleting || undefined} onClick={() => void remove()}>
          {isDeleting ? 'Deleting…' : 'Delete project'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
