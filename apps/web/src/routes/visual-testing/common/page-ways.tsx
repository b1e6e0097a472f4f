import { ActionButton } from '../../../ui/action-button.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { ChevronLeft, ChevronRight } from '../../../ui/icons/index.ts';
import styles from './page-ways.module.css';

interface Props {
  /** What is being paged through, such as “comparisons”. */
  what: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Where in a long list one is, and the ways to the pages beside it. */
export function PageWays({ what, page, pages, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={`Pages of ${what}`}>
      <ActionButton disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} aria-hidden="true" /> Previous
      </ActionButton>
      <span>
        Page {formatExactly(page)} of {formatExactly(pages)}
      </span>
      <ActionButton disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next <ChevronRight size={16} aria-hidden="true" />
      </ActionButton>
    </nav>
  );
}
