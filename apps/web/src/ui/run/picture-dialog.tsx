import type { StepReport } from '@assay/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight, X } from '../icons/index.ts';
import styles from './picture-dialog.module.css';
import { shorten } from './shorten.ts';

interface Props {
  step: StepReport;
  /** The picture's address; null while it is being fetched. */
  src: string | null;
  hasFailed: boolean;
  onClose: () => void;
  /** Absent at either end of the pictures. */
  onPrevious?: () => void;
  onNext?: () => void;
}

/** The picture of one step, large. Escape closes it, the arrow keys go to the other steps. */
export function PictureDialog({ step, src, hasFailed, onClose, onPrevious, onNext }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const go = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
    if (!go) return;
    event.preventDefault();
    go();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="picture-title"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className={styles.card}>
        <div className={styles.bar}>
          <h2 className={styles.title} id="picture-title" aria-live="polite">
            Step {step.step_number}: {shorten(step.action)}
          </h2>
          <div className={styles.buttons}>
            <button type="button" aria-label="Previous picture" disabled={!onPrevious} onClick={onPrevious}>
              <ChevronLeft size={20} aria-hidden="true" />
            </button>
            <button type="button" aria-label="Next picture" disabled={!onNext} onClick={onNext}>
              <ChevronRight size={20} aria-hidden="true" />
            </button>
            <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
              <X size={20} aria-hidden="true" />
            </button>
          </div>
        </div>
        <div className={styles.stage}>
          {src && (
            <img className={styles.picture} src={src} alt={`The page after step ${step.step_number}`} />
          )}
          {!src && (
            <p className={styles.wait} role="status">
              {hasFailed
                ? 'The picture could not be loaded. Close it and try again, or open the report.'
                : 'Loading the picture…'}
            </p>
          )}
        </div>
        {step.current_url && (
          <p className={styles.address}>
            {step.page_title && <span>{step.page_title} · </span>}
            {step.current_url}
          </p>
        )}
      </div>
    </dialog>
  );
}
