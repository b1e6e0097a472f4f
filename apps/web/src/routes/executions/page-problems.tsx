import type { StepReport } from '@assay/contract';
import buttons from './buttons.module.css';
import styles from './page-problems.module.css';

interface Props {
  steps: readonly StepReport[];
  onSelect: (number: number) => void;
}

interface Row {
  number: number;
  kind: string;
  text: string;
  address: string;
}

/** What the pages complained about while the case ran. It does not decide a verdict by itself. */
export function PageProblems({ steps, onSelect }: Props) {
  const rows = steps.flatMap(listRows);
  return (
    <section className={styles.problems} aria-labelledby="problems-title">
      <h2 className={styles.title} id="problems-title">
        Console and network
      </h2>
      {rows.length === 0 ? (
        <p className={styles.none}>The pages logged no errors or warnings, and no request failed.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
        <section className={styles.scroll} aria-label="Console and network, as a table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">Kind</th>
                <th scope="col">What happened</th>
                <th scope="col">Where</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, kind, text, address }, place) => (
                <tr key={place}>
                  <td>
                    <button
                      type="button"
                      className={buttons.link}
                      aria-label={`Go to step ${number}`}
                      onClick={() => onSelect(number)}
                    >
                      {number}
                    </button>
                  </td>
                  <td>{kind}</td>
                  <td className={styles.text}>{text}</td>
                  <td className={styles.text}>{address}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

function listRows({ step_number: number, console: lines, network }: StepReport): Row[] {
  return [
    ...lines.map(({ level, text, address }) => ({ number, kind: `console ${level}`, text, address })),
    ...network.map(({ method, address, reason }) => ({
      number,
      kind: 'network',
      text: reason,
      address: `${method} ${address}`,
    })),
  ];
}
