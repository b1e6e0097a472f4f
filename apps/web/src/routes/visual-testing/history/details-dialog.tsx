import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { ComparisonRecord } from '@assay/contract';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import { StoredPicture } from '../../../parts/visual/stored-picture.tsx';
import { paths } from '../../../paths/paths.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { formatDifference, reviewWords } from '../common/describe.ts';
import { ComparisonTag } from '../common/status-tags.tsx';
import { addressOf } from '../common/view.ts';
import styles from './details-dialog.module.css';

interface Props {
  comparison: ComparisonRecord;
  onClose: () => void;
}

/** Everything that is known of one comparison. */
export function DetailsDialog({ comparison: one, onClose }: Props) {
  const { picture } = one;
  const facts: [name: string, value: ReactNode][] = [
    ['Test', one.test_name],
    ['Step', one.step_name],
    ['Status', <ComparisonTag key="status" status={one.status} />],
    ['Review', reviewWords[one.review]],
    ['Difference', formatDifference(one.diff_percentage)],
    ['Pixels changed', `${formatExactly(one.diff_pixels)} of ${formatExactly(one.total_pixels)}`],
    ['Browser', one.browser || 'Not given'],
    ['Window', one.viewport ? one.viewport.replace('x', ' × ') : 'Not given'],
    ['Picture', `${formatExactly(picture.width)} × ${formatExactly(picture.height)} pixels`],
    ['Compared', <Moment key="when" at={one.created_at} />],
  ];
  return (
    <Dialog title="Comparison details" isWide onCancel={onClose}>
      <div className={styles.parts}>
        <StoredPicture
          className={styles.picture}
          hash={picture.hash}
          alt={`The picture of ${one.test_name}, ${one.step_name}`}
          width={picture.width}
          height={picture.height}
          size="full"
          fit="contain"
        />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.links}>
        {one.execution_id && (
          <Link to={generatePath(paths.execution, { id: one.execution_id })}>Report of the test</Link>
        )}
        {one.run_id && (
          <Link to={addressOf({ tab: 'history', run: one.run_id })} onClick={onClose}>
            All comparisons of this run
          </Link>
        )}
        <Link to={addressOf({ tab: 'baselines', baseline: one.baseline_id })} onClick={onClose}>
          Its baseline
        </Link>
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button component={Link} to={addressOf({ tab: 'comparison', comparison: one.id })}>
          Open in Comparison Results
        </Button>
      </DialogActions>
    </Dialog>
  );
}
