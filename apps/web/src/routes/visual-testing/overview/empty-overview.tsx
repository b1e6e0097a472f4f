import { paths } from '../../../paths/paths.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Camera, FileText, Images, Upload } from '../../../ui/icons/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './empty-overview.module.css';

interface Props {
  onUpload: () => void;
  onCapture: () => void;
}

/** No picture was compared yet: three ways to begin. */
export function EmptyOverview({ onUpload, onCapture }: Props) {
  return (
    <section className={styles.empty} aria-labelledby="empty-title">
      <Images className={styles.icon} size={36} aria-hidden="true" />
      <h2 className={styles.title} id="empty-title">
        No picture was compared yet.
      </h2>
      <p className={styles.text}>
        The first picture of a step becomes its baseline. Every later one is compared with it, and you see
        exactly what changed.
      </p>
      <ol className={styles.ways}>
        <li className={styles.way}>
          <Camera size={20} aria-hidden="true" />
          <h3>Capture a page</h3>
          <p>Name an address; browsers of this server take the pictures, in all sizes you want.</p>
          <ActionButton onClick={onCapture}>Capture your first page</ActionButton>
        </li>
        <li className={styles.way}>
          <Upload size={20} aria-hidden="true" />
          <h3>Upload a screenshot</h3>
          <p>Choose it, drop it anywhere on this page, or paste it from the clipboard.</p>
          <ActionButton onClick={onUpload}>Upload your first screenshot</ActionButton>
        </li>
        <li className={styles.way}>
          <FileText size={20} aria-hidden="true" />
          <h3>Write it in a test</h3>
          <p>A test case whose steps say “Check that the page looks the same” compares when it runs.</p>
          <LinkButton emphasis="plain" to={paths.requirements}>
            Write a test
          </LinkButton>
        </li>
      </ol>
    </section>
  );
}
