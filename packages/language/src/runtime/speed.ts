import type { Cost } from './messages.ts';

/** So many requests tell how fast the model is now. */
const counted = 20;

const perSecond = (tokens: number, ms: number): number => Math.round((tokens * 10_000) / ms) / 10;

/** Tokens a second in the last requests. */
export function createSpeed() {
  const costs: Cost[] = [];
  return {
    add(cost: Cost): void {
      costs.push(cost);
      if (costs.length > counted) costs.shift();
    },
    measured(): { reads?: number; writes?: number } {
      const sum = (key: keyof Cost) => costs.reduce((total, cost) => total + cost[key], 0);
      return {
        ...(sum('readMs') > 0 && { reads: perSecond(sum('read'), sum('readMs')) }),
        ...(sum('writeMs') > 0 && { writes: perSecond(sum('written'), sum('writeMs')) }),
      };
    },
  };
}
