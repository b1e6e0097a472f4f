import { CopyRow } from '../common/copy-row.tsx';
import styles from './share-dialog.module.css';
import type { NewShare } from './use-shares.ts';
import { writeBadgeMarkdown } from './write-badge-markdown.ts';

/** A link that has just been made, with its badge. */
export function NewLink({ made }: { made: NewShare }) {
  return (
    <section className={styles.made} aria-labelledby="new-link-title">
      <h3 className={styles.heading} id="new-link-title">
        Your new link
      </h3>
      <p className={styles.note} role="status">
        Copy it now. It will not be shown again; a further link can be made at any time.
      </p>
      <CopyRow label="Link" value={made.url} />
      <p className={styles.badge}>
        <span>Badge</span>
        {/* By its path, since the page may only show pictures of its own address. */}
        <img src={new URL(made.badge_url).pathname} alt="The badge as it looks now" height={20} />
      </p>
      <CopyRow label="Markdown of the badge" value={writeBadgeMarkdown(made)} />
    </section>
  );
}
