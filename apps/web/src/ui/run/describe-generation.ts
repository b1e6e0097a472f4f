import type { GenerationView } from '@assay/contract';
import { formatExactly } from '../format-figures.ts';
import { formatDuration } from './format-duration.ts';

export function nameEngine({ engine, model }: Pick<GenerationView, 'engine' | 'model'>): string {
  if (engine === 'built-in') return 'Built-in planner';
  return model ? `${engine} (${model})` : engine;
}

/** Who planned the cases, how long it took and what it cost. */
export function describeGeneration(generation: GenerationView): string {
  const { tokens, cost, milliseconds } = generation;
  const parts = [`Planned by ${nameEngine(generation)} in ${formatDuration(milliseconds)}`];
  if (tokens) {
    parts.push(`${formatExactly(tokens.prompt)} tokens in, ${formatExactly(tokens.completion)} out`);
  }
  if (cost !== null) parts.push(`$${cost.toFixed(4)}`);
  return `${parts.join(' · ')}.`;
}
