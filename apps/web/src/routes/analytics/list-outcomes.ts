import type { Outcome } from '@assay/contract/choices';
import type { Tone } from '../../ui/charts/column-chart.tsx';
import type { Figures } from './describe.ts';

const looks: { key: Outcome; name: string; tone: Tone }[] = [
  { key: 'completed', name: 'Completed', tone: 'pass' },
  { key: 'failed', name: 'Failed', tone: 'fail' },
  { key: 'error', name: 'Error', tone: 'warn' },
];

/** The outcomes in their order, with their names and colours. */
export function listOutcomes(rates: Figures['successRates']) {
  return looks.map(({ key, name, tone }) => ({
    name,
    tone,
    count: rates[key].count,
    percentage: rates[key].percentage,
  }));
}
