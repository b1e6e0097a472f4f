import type { FollowedExecution } from './common/use-execution.ts';
import type { View } from './common/view.ts';
import { ConfigsTab } from './configs/configs-tab.tsx';
import { DocumentationTab } from './documentation/documentation-tab.tsx';
import { HistoryTab } from './history/history-tab.tsx';
import { LoadTab } from './load/load-tab.tsx';
import type { CurrentLoad } from './load/use-load-test.ts';
import { RunnerTab } from './runner/runner-tab.tsx';

interface Props {
  view: View;
  onChange: (change: Partial<View>) => void;
  execution: FollowedExecution;
  load: CurrentLoad;
}

/** What the chosen tab shows. */
export function TabPart({ view, onChange, execution, load }: Props) {
  switch (view.tab) {
    case 'runner':
      return <RunnerTab execution={execution} />;
    case 'load':
      return <LoadTab view={view} onChange={onChange} current={load} />;
    case 'history':
      return <HistoryTab view={view} onChange={onChange} />;
    case 'configs':
      return <ConfigsTab onLoaded={() => onChange({ tab: 'runner' })} />;
    case 'documentation':
      return <DocumentationTab />;
  }
}
