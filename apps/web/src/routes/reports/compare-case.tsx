import type { CaseView } from '@assay/contract';
import { generatePath, Link } from 'react-router';
import { useEvidence } from '../../lib/use-evidence.ts';
import { paths } from '../../paths/paths.ts';
import { formatDuration } from '../../ui/run/format-duration.ts';
import { LongText } from '../../ui/run/long-text.tsx';
import { VerdictBadge } from '../../ui/run/verdict-badge.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './compare-case.module.css';
import { describeDifference } from './describe-difference.ts';
import { type Change, findEndPicture, findGuilty, type Match } from './match-cases.ts';

const changes: Record<Change, { word: string; tone: 'pass' | 'fail' | 'warn' | 'info' | 'plain' }> = {
  broke: { word: 'Broke', tone: 'fail' },
  changed: { word: 'Changed', tone: 'warn' },
  fixed: { word: 'Fixed', tone: 'pass' },
  same: { word: 'Same verdict', tone: 'plain' },
  'only first': { word: 'Only in the first run', tone: 'info' },
  'only second': { word: 'Only in the second run', tone: 'info' },
};

/** One test case in two runs. */
export function CompareCase({ match: { key, title, first, second, change } }: { match: Match }) {
  const { word, tone } = changes[change];
  const difference = describeDifference(first?.execution_time, second?.execution_time);
  return (
    <li className={styles.case} aria-labelledby={`compare-${key}`}>
      <div className={styles.head}>
        <h3 className={styles.title} id={`compare-${key}`}>
          {title}
        </h3>
        <Tag tone={tone}>{word}</Tag>
        {difference && <Tag>{difference}</Tag>}
      </div>
      <div className={styles.sides}>
        <Side name="First run" view={first} />
        <Side name="Second run" view={second} />
      </div>
    </li>
  );
}

function Side({ name, view }: { name: string; view: CaseView | undefined }) {
  if (!view) {
    return (
      <div className={styles.side}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>This test case is not in it.</p>
      </div>
    );
  }
  const guilty = view.verdict === 'passed' ? undefined : findGuilty(view);
  return (
    <div className={styles.side}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <VerdictBadge {...view} />
          <span>{view.execution_time === null ? 'no duration' : formatDuration(view.execution_time)}</span>
          <Link to={generatePath(paths.execution, { id: view.execution_id })}>
            Report<span className={styles.hidden}> of the {name.toLowerCase()}</span>
          </Link>
        </p>
        {guilty && (
          <p className={styles.text}>
            <strong>
              Step {guilty.step_number}: {guilty.action}
            </strong>{' '}
            <LongText text={guilty.message} />
          </p>
        )}
        {!guilty && view.verdict !== 'passed' && view.reason && (
          <p className={styles.text}>
            <LongText text={view.reason} />
          </p>
        )}
      </div>
      <EndPicture view={view} name={name} />
    </div>
  );
}

function EndPicture({ view, name }: { view: CaseView; name: string }) {
  const picture = findEndPicture(view);
  const { src, hasFailed } = useEvidence(view.execution_id, picture);
  if (!picture) return <p className={styles.text}>No picture of its end was taken.</p>;
  if (hasFailed) return <p className={styles.text}>The picture could not be loaded.</p>;
  if (!src) return <p className={styles.text}>Loading the picture…</p>;
  return (
    <img
      className={styles.picture}
      src={src}
      alt={`The page at the end of “${view.title}” in the ${name.toLowerCase()}`}
    />
  );
}
