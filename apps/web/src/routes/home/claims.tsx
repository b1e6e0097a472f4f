import styles from './claims.module.css';

const claims = [
  {
    figure: '10x',
    claim: 'faster testing',
    reason: 'A sentence takes less time to write than a script, and far less to keep up.',
  },
  {
    figure: '99%',
    claim: 'accuracy',
    reason: 'A verdict rests on something seen on the page. What is unclear is reported as unclear.',
  },
  {
    figure: 'Up to 70%',
    claim: 'lower cost',
    reason: 'A plan is made once and then repeated. Running it again needs no model at all.',
  },
];

export function Claims() {
  return (
    <section className={styles.band} aria-label="What you gain">
      <ul className={styles.claims}>
        {claims.map(({ figure, claim, reason }) => (
          <li className={styles.claim} key={claim}>
            <p className={styles.figure}>
              {figure} <span className={styles.what}>{claim}</span>
            </p>
            <p className={styles.reason}>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
