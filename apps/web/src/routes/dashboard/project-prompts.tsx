import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface Typed {
  value: string;
  onChange: (value: string) => void;
  onConfirm: () => void;
}

/** The first question. An empty name ends it, as does Cancel. */
export function NamePrompt({ value, onChange, onConfirm, onCancel }: Typed & { onCancel: () => void }) {
  return (
    <Dialog title="Create Project" onCancel={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <Field
          label="Project name"
          name="name"
          placeholder="My Web App"
          maxLength={200}
          value={value}
          onChange={onChange}
        />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Create</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The second question, which need not be answered. */
export function DescriptionPrompt({ value, onChange, onConfirm, onSkip }: Typed & { onSkip: () => void }) {
  return (
    <Dialog title="Project Description" onCancel={onSkip}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <TextArea
          label="Description (optional)"
          name="description"
          maxLength={2000}
          value={value}
          onChange={onChange}
        />
        <DialogActions>
          <Button variant="default" onClick={onSkip}>
            Skip
          </Button>
          <Button type="submit">Continue</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
