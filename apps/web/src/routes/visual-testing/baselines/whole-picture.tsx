import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { StoredPicture as Stored } from '@assay/contract';
import { Button } from '@mantine/core';
import { usePicture } from '../../../parts/visual/use-picture.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import styles from './whole-picture.module.css';

/** A stored picture in its full size. */
export function WholePicture({ picture, onClose }: { picture: Stored; onClose: () => void }) {
  const { src, hasFailed, retry } = usePicture(picture.hash);
  return (
    <Dialog title="Accepted picture" isWide onCancel={onClose}>
      {hasFailed && <BrokenPart text="The picture could not be loaded." onRetry={retry} />}
      {!src && !hasFailed && <LoadingPart text="Loading the picture…" />}
      {src && (
        <img
          className={styles.picture}
          src={src}
          width={picture.width}
          height={picture.height}
          alt="Accepted at this time"
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
