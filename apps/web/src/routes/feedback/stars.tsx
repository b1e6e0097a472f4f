import { Star } from '../../ui/icons/index.ts';
import { ratings } from './feedback-input.ts';
import styles from './stars.module.css';

/** A rating that was given. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars}>
      {ratings.map(({ value }) => (
        <Star
          key={value}
          className={styles.star}
          data-lit={value <= rating || undefined}
          size={15}
          aria-hidden
        />
      ))}
      <span className={styles.words}>Rated {rating} of 5</span>
    </span>
  );
}
