import { Star } from '../../ui/icons/index.ts';
import { ratings } from './feedback-input.ts';
import styles from './rating-field.module.css';

interface Props {
  value: number;
  onChange: (value: number) => void;
}

/** One to five stars: radio buttons, so that the arrow keys and screen readers know what to do with them. */
export function RatingField({ value, onChange }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Rating</legend>
      <div className={styles.stars}>
        {ratings.map((rating) => (
          <label key={rating.value} className={styles.star} data-lit={rating.value <= value || undefined}>
            <input
              className={styles.radio}
              type="radio"
              name="rating"
              value={rating.value}
              checked={rating.value === value}
              aria-label={`${rating.value} of 5, ${rating.word.toLowerCase()}`}
              onChange={() => onChange(rating.value)}
            />
            <Star size={26} aria-hidden="true" />
          </label>
        ))}
        <span className={styles.words} aria-hidden="true">
          {value} of 5, {ratings[value - 1]?.word.toLowerCase()}
        </span>
      </div>
    </fieldset>
  );
}
