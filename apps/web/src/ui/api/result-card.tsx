import type { ApiResult } from '@assay/contract';
import { apiOutcomeOf } from '@assay/contract/choices';
import { useState } from 'react';
import { ChevronRight } from '../icons/index.ts';
import { formatDuration } from '../run/format-duration.ts';
import { Tag } from '../tag.tsx';
import { CheckResults } from './check-results.tsx';
import { describeOutcome } from './describe-outcome.ts';
import { MethodTag } from './method-tag.tsx';
import { ResponseViewer } from './response-viewer.tsx';
import styles from './result-card.module.css';

interface Props {
  result: ApiResult;
  /** Opened from the beginning, such as what did not pass. */
  isOpen?: boolean;
}

/** One request of an execution: how it went in a line, and all of it when opened. */
export function ResultCard({ result, isOpen = false }: Props) {
  const [opened, setOpened] = useState(isOpen);
  const { name, method, url, row, response, timing, checks, captured, error } = result;
  const { tone, text } = describeOutcome(apiOutcomeOf(result));
  const held = checks.filter((check) => check.passed).length;
  return (
    <details className={styles.card} open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={styles.line}>
        <ChevronRight className={styles.arrow} size={16} aria-hidden="true" />
        <Tag tone={tone}>{text}</Tag>
        <MethodTag method={method} />
        <span className={styles.name}>
          {name}
          {row !== null && <span className={styles.row}> · row {row + 1}</span>}
        </span>
        <span className={styles.figures}>
          {response ? response.status : (error?.kind ?? '')}
          {timing && ` · ${formatDuration(timing.total)}`}
          {checks.length > 0 && ` · ${held} of ${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`}
        </span>
      </summary>
      {/* Not rendered before: an execution may have hundreds of answers. */}
      {opened && (
        <div className={styles.details}>
          <p className={styles.url}>{url}</p>
          <CheckResults checks={checks} isAnswered={!error} />
          {Object.keys(captured).length > 0 && (
            <dl className={styles.captured} aria-label="Captured">
              {Object.entries(captured).map(([variable, value]) => (
                <div key={variable}>
                  <dt>{variable}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <ResponseViewer result={result} />
        </div>
      )}
    </details>
  );
}
