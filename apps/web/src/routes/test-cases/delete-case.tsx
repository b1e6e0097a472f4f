import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { paths } from '../../paths/paths.ts';
import { showNotice, toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Trash2 } from '../../ui/icons/index.ts';
import type { TestCase } from './reading.ts';

/** Deletes the case once that is confirmed. */
export function DeleteCase({ testCase, onDeleted }: { testCase: TestCase; onDeleted: () => void }) {
  const navigate = useNavigate();
  const endSession = useSessionEnd();
  const [isDeleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    try {
      await request('DELETE /api/test-cases/{id}', { params: { id: testCase.id } });
      toast.success('Test case deleted.');
      onDeleted();
      await navigate(paths.dashboard);
    } catch (failure) {
      setDeleting(false);
      if (!endSession(failure)) toast.error(`The test case was not deleted. ${explainFailure(failure)}`);
    }
  }

  function ask() {
    showNotice({
      type: 'warning',
      title: 'Delete this test case?',
      message: `“${testCase.title}” is deleted with all its runs and their evidence. This cannot be undone.`,
      confirmText: 'Delete',
      cancelText: 'Keep',
      onConfirm: () => void remove(),
    });
  }

  return (
    <div>
      <ActionButton disabled={isDeleting} onClick={ask}>
        <Trash2 size={16} aria-hidden="true" /> Delete test case
      </ActionButton>
    </div>
  );
}
