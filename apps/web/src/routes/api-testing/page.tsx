import { useCallback } from 'react';
import { useAddress } from '../../lib/use-address.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useExecution } from './common/use-execution.ts';
import { changeView, readView, type TabName, type View, writeView } from './common/view.ts';
import { useLoadTest } from './load/use-load-test.ts';
import { SummaryCards } from './summary-cards.tsx';
import { TabPart } from './tab-part.tsx';

export const handle = { footer: true };

const tabs: { value: TabName; label: string }[] = [
  { value: 'runner', label: 'Test Runner' },
  { value: 'load', label: 'Load Testing' },
  { value: 'history', label: 'History' },
  { value: 'configs', label: 'Saved Configs' },
  { value: 'documentation', label: 'Documentation' },
];

export function Component() {
  const [search, setSearch] = useAddress();
  const view = readView(search);
  // Here, so that they are followed whichever tab is shown.
  const execution = useExecution();
  const load = useLoadTest();
  const change = useCallback(
    (wanted: Partial<View>) =>
      setSearch((before) => writeView(changeView(readView(before), wanted)), {
        // Whoever goes on to something else can come back; a search is no place to come back to.
        replace: wanted.search !== undefined,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return (
    <PageFrame>
      <PageHeader
        title="API Testing Platform"
        lead="Check REST and GraphQL endpoints, alone and under load."
      />
      <SummaryCards />
      <Tabs label="Parts of API testing" tabs={tabs} value={view.tab} onChange={(tab) => change({ tab })}>
        <TabPart view={view} onChange={change} execution={execution} load={load} />
      </Tabs>
    </PageFrame>
  );
}
