import { Check, X } from '../../ui/icons/index.ts';
import styles from './example-checks.module.css';

const checks = [
  {
    phrase: 3,
    verdict: 'passed',
    text: 'Check that the page shows "Welcome, Ada"',
    evidence: 'The heading reads “Welcome, Ada”.',
  },
  {
    phrase: 4,
    verdict: 'failed',
    text: 'Check that the "Basket" link shows "2"',
    evidence: 'It reads “Basket 0”. Expected 2.',
  },
] as const;

export function ExampleChecks() {
  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li className={styles.check} data-verdict={check.verdict} key={check.phrase}>
          <p className={styles.verdict}>
            {check.verdict === 'passed' ? (
              <Check className={styles.icon} aria-hidden="true" />
            ) : (
              <X className={styles.icon} aria-hidden="true" />
            )}
            {check.verdict === 'passed' ? 'Passed' : 'Failed'}
            <span className={styles.origin} aria-hidden="true">
              {check.phrase}
            </span>
          </p>
          <code className={styles.sentence}>{check.text}</code>
          <Screenshot boxed={check.verdict === 'passed' ? 'heading' : 'basket'} />
          <p className={styles.evidence}>{check.evidence}</p>
        </li>
      ))}
    </ul>
  );
}

/** The page the example is about, drawn small, with the element that decided the check boxed. */
function Screenshot({ boxed }: { boxed: 'heading' | 'basket' }) {
  return (
    <div className={styles.shot} data-mantine-color-scheme="light" aria-hidden="true">
      <div className={styles.bar}>
        <span className={styles.shop}>Shop</span>
        <span className={boxed === 'basket' ? styles.boxed : undefined}>Basket 0</span>
      </div>
      <div className={styles.body}>
        <span className={`${styles.heading} ${boxed === 'heading' ? styles.boxed : ''}`}>Welcome, Ada</span>
        <span className={styles.rule} />
        <span className={styles.rule} />
      </div>
    </div>
  );
}
