import { useSearchParams } from 'react-router';
import { UndoBar } from '../../parts/cases/undo-bar.tsx';
import { usePendingDeletion } from '../../parts/cases/use-pending-deletion.ts';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { CasesTab } from './cases-tab.tsx';
import { Overview } from './overview.tsx';
import { ProjectsTab } from './projects-tab.tsx';
import { Tiles } from './tiles.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { useProjectCreation } from './use-project-creation.tsx';

const names = ['overview', 'projects', 'test-cases'] as const;
type Name = (typeof names)[number];

/** The dashboard once it is loaded. What was just deleted is not counted any more. */
export function Content({ dashboard: { stats, projects, recent } }: { dashboard: Dashboard }) {
  const [address, setAddress] = useSearchParams();
  const deletion = usePendingDeletion();
  const creation = useProjectCreation();
  const shown = names.find((name) => name === address.get('tab')) ?? 'overview';
  const cases = Math.max(0, stats.testCases.total - deletion.hidden.size);
  const tabs: Tab<Name>[] = [
    { value: 'overview', label: 'Overview' },
    { value: 'projects', label: `Projects (${stats.projects})` },
    { value: 'test-cases', label: `Test Cases (${cases})` },
  ];
  return (
    <>
      <Tiles stats={{ ...stats, testCases: { total: cases } }} />
      <Tabs
        label="Parts of the dashboard"
        tabs={tabs}
        value={shown}
        onChange={(tab) =>
          setAddress(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        {shown === 'overview' && (
          <Overview
            recent={recent.filter(({ id }) => !deletion.hidden.has(id))}
            onCreateProject={creation.ask}
          />
        )}
        {shown === 'projects' && <ProjectsTab projects={projects} onCreate={creation.ask} />}
        {shown === 'test-cases' && <CasesTab deletion={deletion} />}
      </Tabs>
      <UndoBar deletion={deletion} />
      {creation.prompt}
    </>
  );
}
