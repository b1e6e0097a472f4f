import { limits } from '@assay/contract/choices';
import { ActionButton } from '../../ui/action-button.tsx';
import { FlaskConical } from '../../ui/icons/index.ts';
import styles from './requirement-text.module.css';
import type { RequirementInput } from './use-requirement.ts';

interface Props {
  input: RequirementInput;
  error?: string;
}

const { max } = limits.requirementText;

/** Where the requirements are written. */
export const requirementTextId = 'requirement-text';

/** The requirements themselves, with a counter and the demo one click away. */
export function RequirementText({ input, error }: Props) {
  const { requirement, change, options, fillDemo } = input;
  const { length } = requirement.text;
  return (
    <div>
      <label className={styles.label} htmlFor={requirementTextId}>
        Testing Requirements
      </label>
      <textarea
        className={styles.text}
        id={requirementTextId}
        name="text"
        rows={8}
        maxLength={max}
        placeholder="Open the shop, search for a mug, add it to the cart. The cart must show 1."
        aria-describedby="requirement-count requirement-problem"
        aria-invalid={error ? true : undefined}
        value={requirement.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <p className={styles.error} id="requirement-problem" role="alert">
        {error}
      </p>
      <div className={styles.foot}>
        <ActionButton disabled={!options} onClick={fillDemo}>
          <FlaskConical size={16} aria-hidden="true" /> Try Demo
        </ActionButton>
        <p className={styles.count} id="requirement-count" data-full={length >= max || undefined}>
          {length}/{max} characters
        </p>
      </div>
    </div>
  );
}
