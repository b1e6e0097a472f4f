import type { ApiResult } from '@assay/contract';
import styles from './body-view.module.css';
import { HeaderTable } from './header-table.tsx';
import { formatJson } from './pretty-body.ts';

/** What was sent, secrets as dots. */
export function RequestView({ result: { method, url, request } }: { result: ApiResult }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reached without a mouse. */}
      <figure className={styles.box} tabIndex={0} aria-label="What was sent">
        <pre className={styles.body}>
          {`${method} ${url}`}
          {request.body && `\n\n${formatJson(request.body) ?? request.body}`}
        </pre>
      </figure>
      <HeaderTable label="Headers that were sent" headers={Object.entries(request.headers)} />
    </>
  );
}
