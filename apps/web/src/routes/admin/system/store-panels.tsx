import type { SystemHealth } from '@assay/contract';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { Facts } from './facts.tsx';
import { formatSize } from './format.ts';
import { Panel } from './panel.tsx';
import { barOf } from './share.ts';

const engines = { sqlite: 'SQLite, embedded', postgres: 'PostgreSQL' };

export function DatabasePanel({ system: { database, parts } }: { system: SystemHealth }) {
  const { pool, migrations } = database;
  return (
    <Panel part="database" parts={parts}>
      {pool && (
        <BarList
          label="Connections to the database"
          bars={[
            barOf(
              'Connections',
              pool.used,
              pool.limit,
              `${pool.used} of ${pool.limit} in use${pool.waiting > 0 ? `, ${pool.waiting} waiting` : ''}`,
            ),
          ]}
        />
      )}
      <Facts
        facts={[
          ['Kind', engines[database.kind]],
          ['Version', database.version],
          ['Size', database.size === null ? 'not known' : formatSize(database.size)],
          ['Answers within', `${Math.max(1, Math.round(database.answer_ms))} ms`],
          ['Migrations', `${migrations.applied}, up to ${migrations.newest}`],
        ]}
      />
    </Panel>
  );
}

export function StoragePanel({ system: { storage, parts } }: { system: SystemHealth }) {
  const { disk, evidence, pictures } = storage;
  const used = disk ? disk.total - disk.free : 0;
  const files = ({ files: amount, bytes }: typeof evidence) =>
    `${formatSize(bytes)} in ${formatExactly(amount)} ${amount === 1 ? 'file' : 'files'}`;
  return (
    <Panel part="storage" parts={parts}>
      {disk && (
        <BarList
          label="The disk of the data folder"
          bars={[barOf('Disk', used, disk.total - disk.least, `${formatSize(disk.free)} free`)]}
        />
      )}
      <Facts
        facts={[
          ['Kept in', `${storage.kind} ${storage.place}`],
          ['Evidence of runs', files(evidence)],
          ['Pictures compared', files(pictures)],
          ...(disk
            ? ([
                ['Disk', `${formatSize(disk.total)} in all`],
                ['Stays free', formatSize(disk.least)],
              ] as const)
            : []),
        ]}
      />
    </Panel>
  );
}
