import type { ReactNode, Ref } from 'react';
import { Banners } from './banners.tsx';
import styles from './section.module.css';
import type { Messages } from './use-messages.ts';

interface Props {
  id: string;
  title: string;
  lead: string;
  /** Null where they are said elsewhere, such as in a dialog above the page. */
  messages: Messages | null;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One part of the page, under a heading that the navigation of the page leads to. */
export function Section({ id, title, lead, messages, heading, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {messages && <Banners {...messages} />}
      {children}
    </section>
  );
}
