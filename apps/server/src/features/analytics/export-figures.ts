import type { Received } from '@assay/contract';
import { type CsvCell, writeCsv } from '@assay/report';
import type { Db } from '../../platform/database/database.ts';
import type { Figures } from './figures.ts';
import { readFigures } from './read-figures.ts';

type Query = Received<'GET /api/analytics/export'>['query'];

interface ExportedFile {
  name: string;
  mediaType: string;
  content: string;
}

function listMeasures(section: string, item: string, measures: object): CsvCell[][] {
  return Object.entries(measures).map(([name, value]) => [section, item, name, value as CsvCell]);
}

/** One figure a line, so that every line has the same columns whatever it is about. */
export function tabulate(figures: Figures): CsvCell[][] {
  const { durationDistribution, ...performance } = figures.performanceMetrics;
  return [
    ['section', 'item', 'measure', 'value'],
    ...listMeasures('summary', '', figures.summary),
    ...figures.executionTrends.flatMap(({ date, ...counts }) =>
      listMeasures('executionTrends', date, counts),
    ),
    ...Object.entries(figures.successRates).flatMap(([outcome, { count, percentage }]) =>
      listMeasures('successRates', outcome, { count, percentage }),
    ),
    ...listMeasures('performanceMetrics', '', performance),
    ...durationDistribution.map(({ range, count }) => ['durationDistribution', range, 'count', count]),
    ...figures.aiModelMetrics.flatMap(({ model_name, ...measures }) =>
      listMeasures('aiModelMetrics', model_name, measures),
    ),
    ...figures.browserAnalytics.flatMap(({ browser_name, ...measures }) =>
      listMeasures('browserAnalytics', browser_name, measures),
    ),
  ];
}

/** The figures of a range as a file. */
export async function exportFigures(
  db: Db,
  ownerId: string,
  { timeRange, format }: Query,
  now: number,
): Promise<ExportedFile> {
  const figures = await readFigures(db, ownerId, timeRange, now);
  const name = `analytics-${timeRange}.${format}`;
  if (format === 'csv') {
    return { name, mediaType: 'text/csv; charset=utf-8', content: writeCsv(tabulate(figures)) };
  }
  const content = { timeRange, generatedAt: new Date(now).toISOString(), ...figures };
  return {
    name,
    mediaType: 'application/json; charset=utf-8',
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}
