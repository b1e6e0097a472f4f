import styles from './suggestion-list.module.css';

interface Props {
  id: string;
  options: readonly string[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (option: string) => void;
}

/** Suggestions under a field. The focus stays in the field; the arrow keys tell by `active` where they stand. */
export function SuggestionList({ id, options, active, onPoint, onChoose }: Props) {
  return (
    <>
      <span className={styles.count} role="status">
        {options.length > 0 && describeCount(options.length)}
      </span>
      {options.length > 0 && (
        <div
          id={id}
          className={styles.list}
          role="listbox"
          aria-label="Suggestions"
          tabIndex={-1}
          ref={showWhole}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and deals with the keys.
            <div
              key={option}
              id={`${id}-${index}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              ref={index === active ? showWhole : undefined}
              onPointerMove={() => onPoint(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function describeCount(count: number): string {
  return count === 1
    ? '1 suggestion. Press the down arrow to reach it.'
    : `${count} suggestions. Use the arrow keys to choose one.`;
}
