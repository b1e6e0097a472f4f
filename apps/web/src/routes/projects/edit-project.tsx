import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { problemsByField } from '../../lib/failures.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { useReloadCases } from '../../parts/cases/use-reload-cases.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './edit-project.module.css';
import type { Project } from './project.ts';

/** Changes what a project is called, what it is about and where its site is. */
export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const [name, setName] = useState(project.name);
  const [description, setDescription] = useState(project.description);
  const [baseUrl, setBaseUrl] = useState(project.base_url ?? '');
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);
  const endSession = useSessionEnd();
  const reload = useReloadCases();
  const problems = problemsByField(failure);
  const hasProblems = Object.keys(problems).length > 0;

  // Once the page shows what is wrong.
  useEffect(() => {
    if (failure) focusFirstInvalid(form.current);
  }, [failure]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setFailure(null);
    try {
      const body = { name, description, base_url: baseUrl.trim() || null };
      await request('PUT /api/projects/{id}', { params: { id: project.id }, body });
      toast.success('Project saved.');
      await reload();
      onClose();
    } catch (problem) {
      setSaving(false);
      if (endSession(problem)) return;
      setFailure(problem);
    }
  }

  return (
    <Dialog title="Edit project" onCancel={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={save}>
        <Field
          label="Name"
          name="name"
          maxLength={200}
          value={name}
          error={problems.name}
          onChange={setName}
        />
        <TextArea
          label="Description"
          name="description"
          maxLength={2000}
          value={description}
          error={problems.description}
          onChange={setDescription}
        />
        <Field
          label="Base address"
          name="base_url"
          type="url"
          isOptional
          placeholder="https://shop.example.com/"
          description="Where test cases of this project begin whose text names no address."
          value={baseUrl}
          error={problems.base_url}
          onChange={setBaseUrl}
        />
        <FormAlert message={failure && !hasProblems ? explainFailure(failure) : ''} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isSaving || undefined}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
