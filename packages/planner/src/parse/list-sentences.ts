import { type Literal, unmask } from './literals.ts';
import type { Outcome } from './outcomes.ts';
import type { Sentence } from './types.ts';
import type { Said } from './units.ts';

/** Characters before a sentence; more is of no use to whoever reads it. */
export const mostHeard = 400;

/** The sentences of a block; what was refused later counts as not understood as well. */
export function listSentences(
  said: readonly Said[],
  read: readonly Outcome[],
  settled: readonly Outcome[],
  literals: Literal[],
): Sentence[] {
  const unknown = settled.filter(({ is }) => is === 'unknown' || is === 'refusal');
  let heard = '';
  return said.map(({ text, mode, from, isIdle, isCertain = isIdle }, index) => {
    const sentence = unmask(text, literals);
    const before = heard;
    if (!isIdle) heard = `${heard} ${sentence}`.trimStart().slice(-mostHeard);
    return {
      sentence,
      before,
      isOutcome: mode === 'then',
      isIdle,
      isCertain,
      isUnread: unknown.some(({ source }) => text.includes(source.trim())),
      commands: read
        .slice(from, said[index + 1]?.from)
        .flatMap((outcome) => (outcome.is === 'commands' ? outcome.commands : [])),
    };
  });
}
