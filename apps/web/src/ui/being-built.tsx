import { Hammer } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import styles from './being-built.module.css';
import { PageFrame } from './page-frame.tsx';
import { PageHeader } from './page-header.tsx';

export interface PlannedPart {
  name: string;
  text: string;
}

interface BeingBuiltProps {
  title: string;
  lead: string;
  parts: readonly PlannedPart[];
}

const working = [
  { to: paths.contact, label: 'Write to the administrators', text: 'Ask a question or report a problem.' },
  { to: paths.home, label: 'See how Assay works', text: 'Follow one requirement on its way to evidence.' },
  {
    to: paths.privacy,
    label: 'Read what is kept about you',
    text: 'And where it is kept, and for how long.',
  },
];

/** Stands where a screen is not there yet: says so, says what will be here, and leads to what works. */
export function BeingBuilt({ title, lead, parts }: BeingBuiltProps) {
  return (
    <PageFrame>
      <PageHeader title={title} lead={lead} />
      <p className={styles.notice}>
        <Hammer className={styles.icon} aria-hidden="true" />
        <span>This page is being built. Nothing here works yet, and nothing you see here is made up.</span>
      </p>
      <div className={styles.columns}>
        <section aria-labelledby="planned-parts">
          <h2 className={styles.heading} id="planned-parts">
            What will be here
          </h2>
          <ul className={styles.parts}>
            {parts.map(({ name, text }) => (
              <li className={styles.part} key={name}>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.text}>{text}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.working} aria-labelledby="working-parts">
          <h2 className={styles.heading} id="working-parts">
            What works today
          </h2>
          <ul className={styles.links}>
            {working.map(({ to, label, text }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
                <span className={styles.text}>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageFrame>
  );
}
