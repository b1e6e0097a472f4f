import type { SystemHealth } from '@assay/contract';
import { formatSize } from './format.ts';

type Reader = NonNullable<SystemHealth['reader']>;

export const describeNoReader = 'No language model: MODEL_PATH is off. Only canonical steps are read.';

export const readerStates: Record<Reader['state'], string> = {
  'not loaded': 'loads at first use',
  loading: 'loading',
  ready: 'ready',
  failed: 'not available',
};

export const readerTones = {
  'not loaded': 'plain',
  loading: 'plain',
  ready: 'pass',
  failed: 'fail',
} as const;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** "bundled · 159.7 MB · 263 million weights · reads 133 and writes 30 tokens a second" */
export function describeReader({ from, size, parameters, reads, writes }: Reader): string {
  return [
    from === 'bundled' ? from : `from ${from}`,
    size === null ? '' : formatSize(size),
    parameters === null ? '' : `${whole.format(parameters / 1e6)} million weights`,
    reads === null || writes === null
      ? ''
      : `reads ${whole.format(reads)} and writes ${whole.format(writes)} tokens a second`,
  ]
    .filter(Boolean)
    .join(' · ');
}
