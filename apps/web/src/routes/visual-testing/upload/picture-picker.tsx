import { limits } from '@assay/contract/choices';
import { useId, useRef } from 'react';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ImagePlus } from '../../../ui/icons/index.ts';
import { acceptedTypes } from './check-file.ts';
import styles from './picture-picker.module.css';
import { useFileDrop, useFilePaste } from './use-file-events.ts';

interface Props {
  onFiles: (files: readonly File[]) => void;
  isSingle: boolean;
  /** Why some files were not taken. */
  problems: readonly string[];
}

/** Where pictures are chosen, dropped or pasted. */
export function PicturePicker({ onFiles, isSingle, problems }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { isOver, handlers } = useFileDrop(onFiles);
  useFilePaste(onFiles, { isFirst: true });
  const what = isSingle ? 'image' : 'images';
  return (
    <div>
      <section
        className={styles.area}
        aria-label="Drop area for screenshots"
        data-over={isOver || undefined}
        {...handlers}
      >
        <ImagePlus className={styles.icon} size={28} aria-hidden="true" />
        <ActionButton aria-describedby={id} onClick={() => input.current?.click()}>
          Choose {what}
        </ActionButton>
        <p className={styles.hint} id={id}>
          Or drop {isSingle ? 'it' : 'them'} here, or paste from the clipboard. PNG, JPEG or WebP, up to{' '}
          {limits.pictureBytes.max / 1_000_000} MB{isSingle ? '' : ' each'}.
        </p>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept={acceptedTypes}
          multiple={!isSingle}
          aria-label="Screenshot"
          tabIndex={-1}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            // The same file can be chosen again after it was corrected.
            event.currentTarget.value = '';
          }}
        />
      </section>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}
