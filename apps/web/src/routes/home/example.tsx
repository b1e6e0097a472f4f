import styles from './example.module.css';
import { ExampleChecks } from './example-checks.tsx';

const steps = [
  { id: 'open', phrase: 1, text: 'Open "shop.example/login"' },
  { id: 'email', phrase: 2, text: 'Type "ada@example.com" in the "Email" field' },
  { id: 'password', phrase: 2, text: 'Type "••••••••" in the "Password" field' },
  { id: 'click', phrase: 2, text: 'Click the "Sign in" button' },
];

/** A drawn example of one requirement on its way to evidence; nothing in it was run. */
export function Example() {
  return (
    <div className={styles.lift}>
      {/* The stone is dark in both themes, the note on it is paper in both. */}
      <figure className={styles.stone} data-mantine-color-scheme="dark">
        <figcaption className={styles.caption}>
          <span className={styles.tag}>Example</span> How one requirement becomes evidence
        </figcaption>

        <div className={styles.note} data-mantine-color-scheme="light">
          <p className={styles.label}>You write</p>
          <p className={styles.requirement}>
            <Phrase number={1}>On shop.example/login</Phrase>,{' '}
            <Phrase number={2}>sign in as ada@example.com with password ••••••••</Phrase>. The page must{' '}
            <Phrase number={3}>say “Welcome, Ada”</Phrase>, and{' '}
            <Phrase number={4}>the basket must still show 2</Phrase>.
          </p>
        </div>

        <div className={styles.block}>
          <p className={styles.label}>Assay plans</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li className={styles.step} key={step.id}>
                <span className={styles.origin} aria-hidden="true">
                  {step.phrase}
                </span>
                <code className={styles.sentence}>{step.text}</code>
              </li>
            ))}
          </ol>
        </div>

        <div className={styles.block}>
          <p className={styles.label}>You see</p>
          <ExampleChecks />
        </div>
      </figure>
    </div>
  );
}

function Phrase({ number, children }: { number: number; children: string }) {
  return (
    <span className={styles.phrase} data-phrase={number}>
      {children}
      <sup className={styles.sup} aria-hidden="true">
        {number}
      </sup>
    </span>
  );
}
