import styles from './touchstone.module.css';

/** A touchstone close up: its grain, and the streaks that metal leaves when it is drawn across. Decorative. */
export function Touchstone() {
  return (
    <>
      <Grain />
      <Streaks />
    </>
  );
}

function Grain() {
  return (
    <svg className={styles.grain} aria-hidden="true" focusable="false">
      <filter id="touchstone-grain" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="3" seed="7" />
        <feColorMatrix values="0 0 0 0 0.95  0 0 0 0 0.9  0 0 0 0 0.8  0 0 0 -1.1 0.62" />
      </filter>
      <rect width="100%" height="100%" filter="url(#touchstone-grain)" />
    </svg>
  );
}

/** Solid shapes through a noise stretched along their length, which leaves the scratches of a rubbed metal. */
function Streaks() {
  return (
    <svg className={styles.streaks} viewBox="60 0 510 640" aria-hidden="true" focusable="false">
      <filter id="touchstone-rub" x="-20%" y="-20%" width="140%" height="140%">
        <feTurbulence type="fractalNoise" baseFrequency="0.012 0.5" numOctaves="3" seed="4" result="noise" />
        <feColorMatrix in="noise" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 -7 4.1" result="gaps" />
        <feComposite in="SourceGraphic" in2="gaps" operator="in" />
      </filter>
      <g transform="rotate(-52 300 360)">
        <g filter="url(#touchstone-rub)">
          <path className={styles.metal} d="M0 350 60 326 470 314 690 336 640 352 420 366 110 364Z" />
          <path className={styles.faint} d="M130 418 190 404 480 400 600 411 470 422 210 424Z" />
          <path className={styles.faint} d="M60 460 120 454 300 453 380 458 250 463 110 464Z" />
        </g>
      </g>
    </svg>
  );
}
