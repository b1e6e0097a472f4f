import { createHash } from 'node:crypto';
import type { TestCase } from '@assay/planner';

/**
 * A key of the words of a case: the author's, since their reading may become clearer from run to run. Words that became several
 * steps count once, so that a case keeps its key when a run settles what they mean.
 */
export function keyText(steps: TestCase['steps']): string {
  const words = steps.map((step) => step.source || ('sentence' in step ? step.sentence : ''));
  const text = words.filter((word, index) => word !== words[index - 1]).join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
