import { useEffect, useState } from 'react';
import { Wifi, WifiOff } from '../../ui/icons/index.ts';
import styles from './connection-state.module.css';

/** Says that what is shown no longer comes in live, and when it does again. */
export function ConnectionState({ isBroken }: { isBroken: boolean }) {
  const [wasBroken, setWasBroken] = useState(false);

  useEffect(() => {
    if (isBroken) {
      setWasBroken(true);
      return;
    }
    if (!wasBroken) return;
    const timer = setTimeout(() => setWasBroken(false), 5000);
    return () => clearTimeout(timer);
  }, [isBroken, wasBroken]);

  return (
    <div role="status">
      {isBroken && (
        <p className={styles.broken}>
          <WifiOff size={18} aria-hidden="true" />
          The connection to the server is lost. What you see may be old; Assay keeps trying.
        </p>
      )}
      {!isBroken && wasBroken && (
        <p className={styles.back}>
          <Wifi size={18} aria-hidden="true" />
          The connection is back.
        </p>
      )}
    </div>
  );
}
