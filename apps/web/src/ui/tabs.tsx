import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  /** Sets a tab apart whose actions cannot be undone. */
  isDangerous?: boolean;
}

interface Props<T extends string> {
  /** Names the row of tabs for who cannot see it. */
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** One of several parts of a page at a time. Arrow keys, Home and End move between the tabs. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: Props<T>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // On a narrow screen the row scrolls, and the chosen tab may be out of sight.
    if (chosen && row.current) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft;
  }, [value]);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const place = (goal + tabs.length) % tabs.length;
    const next = tabs[place];
    if (!next) return;
    onChange(next.value);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  }

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            data-dangerous={tab.isDangerous || undefined}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
