import type { SystemHealth } from '@assay/contract';
import type { HealthState, SystemPart } from '@assay/contract/choices';

export type PartState = SystemHealth['parts'][number];

export const partNames: Record<SystemPart, string> = {
  server: 'Server',
  database: 'Database',
  queue: 'Queue',
  workers: 'Workers',
  browsers: 'Browsers',
  storage: 'Storage',
  mail: 'Mail',
  models: 'Models',
};

export const stateWords: Record<HealthState, string> = { ok: 'OK', warning: 'Warning', broken: 'Broken' };
export const stateTones = { ok: 'pass', warning: 'warn', broken: 'fail' } as const;

/** One sentence for all of it. */
export function describeAll(parts: readonly PartState[]): { state: HealthState; text: string } {
  const broken = parts.filter(({ state }) => state === 'broken').length;
  const warnings = parts.filter(({ state }) => state === 'warning').length;
  const need = (amount: number) => (amount === 1 ? 'One part needs' : `${amount} parts need`);
  if (broken > 0) {
    return {
      state: 'broken',
      text: broken === 1 ? 'One part does not work.' : `${broken} parts do not work.`,
    };
  }
  if (warnings > 0) return { state: 'warning', text: `${need(warnings)} attention.` };
  return { state: 'ok', text: 'Everything works.' };
}
