import { Link } from 'react-router';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { LoaderCircle, X } from '../../../ui/icons/index.ts';
import { formatDifference } from '../common/describe.ts';
import { ComparisonTag } from '../common/status-tags.tsx';
import { addressOf } from '../common/view.ts';
import styles from './pick-row.module.css';
import type { Pick } from './use-picks.ts';
import type { CaptureResult, Outcome } from './use-upload.ts';

interface Props {
  pick: Pick;
  outcome: Outcome | undefined;
  isSending: boolean;
  /** What is wrong with the name of its step. */
  problem: string | undefined;
  onRename: (stepName: string) => void;
  onRemove: () => void;
  /** Somebody goes to its comparison. */
  onLeave: () => void;
}

/** A chosen picture with its step, and what became of it. */
export function PickRow({ pick, outcome, isSending, problem, onRename, onRemove, onLeave }: Props) {
  const { file, url, width, height, stepName } = pick;
  return (
    <li className={styles.row} aria-label={file.name}>
      <img className={styles.picture} src={url} alt={`Preview of ${file.name}`} />
      <div className={styles.words}>
        <p className={styles.file}>
          {file.name}, {formatExactly(width)} × {formatExactly(height)}
        </p>
        {outcome && 'result' in outcome ? (
          <Result stepName={stepName} result={outcome.result} onLeave={onLeave} />
        ) : (
          <Field
            label="Step name"
            name="stepName"
            maxLength={200}
            placeholder="Cart with two items"
            value={stepName}
            error={problem ?? (outcome && 'failure' in outcome ? outcome.failure : undefined)}
            onChange={onRename}
          />
        )}
      </div>
      {!outcome && isSending && <LoaderCircle className={styles.spinner} size={18} aria-label="Being sent" />}
      {!isSending && !(outcome && 'result' in outcome) && (
        <ActionButton aria-label={`Remove ${file.name}`} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </ActionButton>
      )}
    </li>
  );
}

function Result({
  stepName,
  result,
  onLeave,
}: {
  stepName: string;
  result: CaptureResult;
  onLeave: () => void;
}) {
  const { id, isNew, passed, diffPercentage, diffPixels, totalPixels } = result;
  return (
    <>
      <p className={styles.step}>
        {stepName} <ComparisonTag status={isNew ? 'new' : passed ? 'passed' : 'failed'} />
      </p>
      <p className={styles.result}>
        {isNew
          ? 'This is the first picture of this step: it is the baseline now.'
          : `${formatDifference(diffPercentage)} differs: ${formatExactly(diffPixels)} of ${formatExactly(totalPixels)} pixels.`}{' '}
        <Link to={addressOf({ tab: 'comparison', comparison: id })} onClick={onLeave}>
          See the comparison
        </Link>
      </p>
    </>
  );
}
