import styles from './figure-cards.module.css';

export interface FigureCard {
  name: string;
  value: string;
  /** With every digit, where the value leaves some out. */
  exact?: string;
  note?: string;
}

/** Figures side by side, each with its name. */
export function FigureCards({ label, cards }: { label: string; cards: readonly FigureCard[] }) {
  return (
    <dl className={styles.cards} aria-label={label}>
      {cards.map(({ name, value, exact, note }) => (
        <div key={name} className={styles.card}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <span title={exact}>{value}</span>
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
