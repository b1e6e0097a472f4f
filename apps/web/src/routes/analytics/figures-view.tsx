import type { TimeRange } from '@assay/contract/choices';
import { useState } from 'react';
import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BrowsersTab } from './browsers-tab.tsx';
import type { Figures } from './describe.ts';
import styles from './figures-view.module.css';
import { OverviewTab } from './overview-tab.tsx';
import { PerformanceTab } from './performance-tab.tsx';
import { TrendsTab } from './trends-tab.tsx';

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'trends', label: 'Trends' },
  { value: 'performance', label: 'Performance' },
  { value: 'browsers', label: 'Browsers' },
] as const;

type TabName = (typeof tabs)[number]['value'];

interface Props {
  figures: Figures;
  range: TimeRange;
  /** They are those of another range, until those of this one are there. */
  isOld: boolean;
}

export function FiguresView({ figures, range, isOld }: Props) {
  const [tab, setTab] = useState<TabName>('overview');
  return (
    <div className={styles.view} aria-busy={isOld}>
      {!figures.hasExecutions && <NothingYet />}
      <Tabs label="Parts of the analytics" tabs={tabs} value={tab} onChange={setTab}>
        <div className={styles.parts}>
          {tab === 'overview' && <OverviewTab figures={figures} range={range} />}
          {tab === 'trends' && <TrendsTab figures={figures} />}
          {tab === 'performance' && <PerformanceTab figures={figures} />}
          {tab === 'browsers' && <BrowsersTab figures={figures} />}
        </div>
      </Tabs>
    </div>
  );
}

function NothingYet() {
  return (
    <div className={styles.empty}>
      <p className={styles.words}>
        None of your tests has run yet. Run one, and its numbers appear here as soon as it has ended.
      </p>
      <LinkButton to={paths.enhancedRequirements}>Start Testing</LinkButton>
    </div>
  );
}
