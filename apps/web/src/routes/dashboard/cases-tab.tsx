import { CaseList } from '../../parts/cases/case-list.tsx';
import type { PendingDeletion } from '../../parts/cases/use-pending-deletion.ts';
import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './projects-tab.module.css';

/** All test cases, and a way to generate new ones. */
export function CasesTab({ deletion }: { deletion: PendingDeletion }) {
  return (
    <>
      <div className={styles.head}>
        <LinkButton to={paths.requirements} emphasis="plain">
          Generate New
        </LinkButton>
      </div>
      <CaseList
        deletion={deletion}
        empty={
          <p className={styles.empty}>No test cases yet. Generate your first test cases from requirements!</p>
        }
      />
    </>
  );
}
