import type { ApiResult } from '@assay/contract';
import { useState } from 'react';
import { formatDuration } from '../run/format-duration.ts';
import { Tag } from '../tag.tsx';
import { BodyView } from './body-view.tsx';
import { formatBytes } from './format-bytes.ts';
import { HeaderTable } from './header-table.tsx';
import { RequestView } from './request-view.tsx';
import styles from './response-viewer.module.css';
import { Segments } from './segments.tsx';
import { TimingWaterfall } from './timing-waterfall.tsx';

const views = [
  { value: 'pretty', label: 'Pretty' },
  { value: 'raw', label: 'Raw' },
  { value: 'headers', label: 'Headers' },
  { value: 'timing', label: 'Timing' },
  { value: 'request', label: 'Request' },
] as const;
type ViewName = (typeof views)[number]['value'];

function toneOf(status: number): 'pass' | 'warn' | 'fail' | 'info' {
  if (status >= 500) return 'fail';
  if (status >= 400) return 'warn';
  return status >= 300 ? 'info' : 'pass';
}

/** What one request brought: its answer in several views, or why there is none, and what was sent. */
export function ResponseViewer({ result }: { result: ApiResult }) {
  const { response, timing, error } = result;
  const [chosen, setChosen] = useState<ViewName>('pretty');
  const offered = views.filter(({ value }) => {
    if (value === 'timing') return timing !== null;
    return value === 'request' || response !== null;
  });
  const view = offered.some(({ value }) => value === chosen) ? chosen : 'request';
  return (
    <div className={styles.viewer}>
      <div className={styles.head}>
        {response && (
          <Tag tone={toneOf(response.status)}>
            {response.status} {response.statusText}
          </Tag>
        )}
        {timing && <span>{formatDuration(timing.total)}</span>}
        {response && <span>{formatBytes(response.size)}</span>}
        {result.attempts > 1 && <span>{result.attempts} attempts</span>}
      </div>
      {error && (
        <p className={styles.error}>
          <strong>{error.kind}:</strong> {error.message}
        </p>
      )}
      {response && response.redirects.length > 0 && (
        <p className={styles.note}>Redirected to {response.redirects.join(', then to ')}</p>
      )}
      <Segments label="View of the answer" choices={offered} value={view} onChange={setChosen} />
      {response && (view === 'pretty' || view === 'raw') && (
        <BodyView response={response} isPretty={view === 'pretty'} />
      )}
      {response && view === 'headers' && (
        <HeaderTable label="Headers of the answer" headers={response.headers} />
      )}
      {timing && view === 'timing' && <TimingWaterfall timing={timing} />}
      {view === 'request' && <RequestView result={result} />}
    </div>
  );
}
