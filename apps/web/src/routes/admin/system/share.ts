import type { Bar } from '../../../ui/charts/bar-list.tsx';

/** A bar for so much of so much, in the colour of how near it is to the limit. */
export function barOf(name: string, used: number, limit: number, text: string): Bar {
  const share = limit > 0 ? Math.min(1, used / limit) : 0;
  if (share >= 0.95) return { name, share, text, tone: 'fail' };
  return share >= 0.8 ? { name, share, text, tone: 'warn' } : { name, share, text };
}
