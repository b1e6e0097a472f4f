import { runBounded, TookTooLong } from './run-bounded.ts';

const longestText = 1_000_000;

export class BadPattern extends Error {}

/** Matches `pattern`, or `/pattern/flags`; a pattern that cannot be read or takes too long throws `BadPattern`. */
export function matchText(text: string, pattern: string): RegExpExecArray | null {
  const written = /^\/(.+)\/([dimsuvy]*)$/s.exec(pattern);
  let expression: RegExp;
  try {
    expression = new RegExp(written?.[1] ?? pattern, written?.[2]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadPattern(`The pattern cannot be read: ${reason}.`, { cause: error });
  }
  if (text.length > longestText) {
    throw new BadPattern(`The text is longer than the ${longestText} characters that are searched.`);
  }
  try {
    return runBounded(() => expression.exec(text));
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    throw new BadPattern(
      'The pattern took too long to match. Write it without repetitions within repetitions.',
      { cause: error },
    );
  }
}
