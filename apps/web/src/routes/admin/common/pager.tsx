import { formatExactly } from '../../../ui/format-figures.ts';
import { ChevronLeft, ChevronRight } from '../../../ui/icons/index.ts';
import { pageButtons } from './page-buttons.ts';
import styles from './pager.module.css';
import type { Shown } from './show-page.ts';

interface Props {
  /** What the pages are of, such as "users". */
  of: string;
  shown: Shown<unknown>;
  onPage: (page: number) => void;
}

/** Where in the list this page stands, and the way to the others. */
export function Pager({ of, shown, onPage }: Props) {
  const { page, pages, rows, total, hasMore } = shown;
  return (
    <div className={styles.pager}>
      <p className={styles.place} role="status">
        {rows.length > 0 && describePlace(shown)}
        {hasMore && ` More than ${formatExactly(total)} match; refine the search.`}
      </p>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={`Pages of ${of}`}>
          <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={16} aria-hidden="true" /> Previous
          </button>
          {pageButtons(page, pages).map((number) => (
            <button
              type="button"
              key={number}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ))}
          <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next <ChevronRight size={16} aria-hidden="true" />
          </button>
        </nav>
      )}
    </div>
  );
}

function describePlace({ first, rows, total, hasMore }: Shown<unknown>): string {
  const place = `Showing ${formatExactly(first)} to ${formatExactly(first + rows.length - 1)}`;
  return hasMore ? `${place}.` : `${place} of ${formatExactly(total)}.`;
}
