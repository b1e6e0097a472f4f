import { useEffect, useState } from 'react';
import { gatherHere } from './gather-surroundings.ts';
import styles from './sent-along.module.css';

const changing = ['resize', 'online', 'offline'] as const;

/** Shows exactly what goes along with feedback about browser and system, as it is now. */
export function SentAlong() {
  const [{ browserInfo, systemInfo }, setSurroundings] = useState(gatherHere);

  useEffect(() => {
    const look = () => setSurroundings(gatherHere());
    for (const name of changing) window.addEventListener(name, look);
    return () => {
      for (const name of changing) window.removeEventListener(name, look);
    };
  }, []);

  return (
    <details className={styles.along} onToggle={() => setSurroundings(gatherHere())}>
      <summary className={styles.summary}>What is sent along about your browser</summary>
      <p className={styles.text}>
        These values help to find out what went wrong. They are read again in the moment you submit.
      </p>
      <Values name="browserInfo" values={browserInfo} />
      <Values name="systemInfo" values={systemInfo} />
    </details>
  );
}

function Values({ name, values }: { name: string; values: Record<string, string | boolean> }) {
  return (
    <>
      <p className={styles.name}>{name}</p>
      <dl className={styles.values}>
        {Object.entries(values).map(([key, value]) => (
          <div className={styles.row} key={key}>
            <dt>{key}</dt>
            <dd>{value === '' ? '(empty)' : String(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
