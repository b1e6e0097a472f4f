import type { VisualBaseline } from '@assay/contract';
import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { formatExactly } from '../../../ui/format-figures.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { describeSurroundings, formatThreshold, nameAmount } from '../common/describe.ts';
import { ComparisonTag } from '../common/status-tags.tsx';
import { addressOf } from '../common/view.ts';
import styles from './baseline-facts.module.css';

/** What there is to know of a baseline at a glance. */
export function BaselineFacts({ baseline: one }: { baseline: VisualBaseline }) {
  const facts: [name: string, value: ReactNode][] = [
    [
      'Test',
      // Pictures of a test case belong to its id, others to the name that was given.
      one.test_id === one.test_name ? (
        one.test_name
      ) : (
        <Link key="case" to={generatePath(paths.testCase, { id: one.test_id })}>
          Open the test case
        </Link>
      ),
    ],
    ['Browser and window', describeSurroundings(one) || 'Not given'],
    [
      'Picture',
      one.picture
        ? `${formatExactly(one.picture.width)} × ${formatExactly(one.picture.height)} pixels`
        : 'None',
    ],
    ['Accepted pictures', formatExactly(one.variants)],
    ['Threshold', formatThreshold(one.threshold)],
    [
      'Comparisons',
      <Link key="history" to={addressOf({ tab: 'history', look: one.id })}>
        {nameAmount(one.comparisons, 'comparison')}
      </Link>,
    ],
    ['Last result', one.last_status ? <ComparisonTag key="last" status={one.last_status} /> : 'None yet'],
    ['Waiting for review', formatExactly(one.waiting)],
    ['Changed', <Moment key="changed" at={one.updated_at} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
