import { defaultPageSize, pageSizes } from '@assay/contract/choices';
import { ActionButton } from './action-button.tsx';
import { formatExactly } from './format-figures.ts';
import { ChevronLeft, ChevronRight } from './icons/index.ts';
import styles from './pager.module.css';

interface Props {
  /** What is being paged through, such as "test cases". */
  what: string;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

/** Where in a long list one is, and the ways to the pages beside it. */
export function Pager({ what, page, pageSize, total, onPage, onPageSize }: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (total <= defaultPageSize && pageSize === defaultPageSize) return null;
  return (
    <nav className={styles.pager} aria-label={`Pages of ${what}`}>
      <label className={styles.size}>
        Per page
        <select
          className={styles.select}
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.ways}>
        <ActionButton disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={16} aria-hidden="true" /> Previous
        </ActionButton>
        <span className={styles.place}>
          Page {formatExactly(page)} of {formatExactly(pages)}
        </span>
        <ActionButton disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Next <ChevronRight size={16} aria-hidden="true" />
        </ActionButton>
      </div>
    </nav>
  );
}
