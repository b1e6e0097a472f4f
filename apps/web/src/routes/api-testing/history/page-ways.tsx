import { ActionButton } from '../../../ui/action-button.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { ChevronLeft, ChevronRight } from '../../../ui/icons/index.ts';
import styles from './history-tab.module.css';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Where in the history one is, and the ways to the pages beside it. */
export function PageWays({ page, pages, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of executions">
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
