import type { CaseView, StepReport } from '@assay/contract';
import type { Colour } from './screen.ts';

/** One word or two for what became of a case: where it could not be carried out, why. */
export function nameVerdict({ verdict, cause }: Pick<CaseView, 'verdict' | 'cause'>): string {
  if (verdict === 'error') return cause ?? 'error';
  if (verdict === 'hollow') return 'nothing checked';
  return verdict ?? 'not run';
}

export function colourOf(verdict: CaseView['verdict']): Colour {
  if (verdict === 'passed') return 'green';
  return verdict === 'failed' ? 'red' : 'yellow';
}

export function markOf(verdict: CaseView['verdict']): string {
  if (verdict === 'passed') return '✓';
  return verdict === 'failed' ? '✗' : '!';
}

const stepMarks: Record<string, [mark: string, colour: Colour]> = {
  passed: ['✓', 'green'],
  failed: ['✗', 'red'],
  error: ['!', 'yellow'],
  skipped: ['-', 'dim'],
};

export function markStep({ outcome, status }: Pick<StepReport, 'outcome' | 'status'>): [string, Colour] {
  if (outcome) return stepMarks[outcome] ?? ['?', 'dim'];
  return status === 'running' ? ['›', 'cyan'] : ['·', 'dim'];
}

export function tellTime(milliseconds: number | null): string {
  if (milliseconds === null) return '';
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
