import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import { PageHeader } from './page-header.tsx';
import styles from './prose.module.css';

export interface ProseSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface ProseProps {
  title: string;
  lead: string;
  /** ISO date of the last change. */
  updated: string;
  sections: readonly ProseSection[];
}

/** A long text to be read: its sections, and beside them, where there is room, its contents. */
export function Prose({ title, lead, updated, sections }: ProseProps) {
  return (
    <PageFrame>
      <PageHeader title={title} lead={lead} />
      <p className={styles.updated}>
        Last updated <time dateTime={updated}>{formatDate(updated)}</time>
      </p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <p className={styles.contentsTitle}>On this page</p>
          <ol className={styles.contentsList}>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a className={styles.entry} href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text}>
          {sections.map(({ id, title: name, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 className={styles.heading} id={id} tabIndex={-1}>
                {name}
              </h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </PageFrame>
  );
}

function formatDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
