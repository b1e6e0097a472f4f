import type { Answer } from '@assay/contract';
import { type BrowserName, performanceScore, type TimeRange } from '@assay/contract/choices';
import { formatPercent } from '../../ui/format-figures.ts';

export type Figures = Answer<'GET /api/analytics/dashboard'>['data'];

export const rangeLabels: Record<TimeRange, string> = {
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
  '90d': 'Last 90 Days',
  '365d': 'Last Year',
};

function describeBefore(range: TimeRange): string {
  return `against the ${Number.parseInt(range, 10)} days before`;
}

type Summary = Pick<Figures['summary'], 'totalExecutions' | 'precedingExecutions'>;

/** Says a change, or why there is none to say. */
function describeChange(summary: Summary, range: TimeRange, change: string): string {
  if (summary.totalExecutions === 0) return 'nothing ran in this range';
  if (summary.precedingExecutions === 0) return 'new: nothing ran before';
  return `${change} ${describeBefore(range)}`;
}

function sign(value: number): string {
  return value > 0 ? '+' : '';
}

export function describeGrowth(summary: Summary & { executionGrowth: number }, range: TimeRange): string {
  const { executionGrowth: growth } = summary;
  if (summary.totalExecutions === 0 && summary.precedingExecutions > 0) {
    return `${formatPercent(growth)} ${describeBefore(range)}`;
  }
  return describeChange(
    summary,
    range,
    growth === 0 ? 'unchanged' : `${sign(growth)}${formatPercent(growth)}`,
  );
}

export function describeRateChange(
  summary: Summary & { successRateChange: number },
  range: TimeRange,
): string {
  const { successRateChange: change } = summary;
  return describeChange(
    summary,
    range,
    change === 0 ? 'unchanged' : `${sign(change)}${change.toFixed(1)} points`,
  );
}

export function describeSpeedChange(
  summary: Summary & { performanceChange: number },
  range: TimeRange,
): string {
  const { performanceChange: change } = summary;
  const words = `${formatPercent(Math.abs(change))} ${change < 0 ? 'faster' : 'slower'}`;
  return describeChange(summary, range, change === 0 ? 'unchanged' : words);
}

export function nameModel(name: string): string {
  return name === 'built-in' ? 'Built-in planner' : name;
}

const browserNames: Record<BrowserName, string> = { chrome: 'Chrome', firefox: 'Firefox', edge: 'Edge' };

export function nameBrowser(name: string): string {
  return name in browserNames ? browserNames[name as BrowserName] : name;
}

const { completed, quick, quickMs } = performanceScore;
export const scoreSentence = `The score is ${completed} points for the share of executions that completed, and ${quick} for the share that took less than ${quickMs / 1000} seconds.`;
