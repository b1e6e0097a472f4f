/** Guesses what comes next from where the same tokens stood before: answers copy much of their prompt. */
export interface PromptLookup {
  push(token: number): void;
  guess(): number[];
}

/** So many tokens must agree for a place to be looked at. */
const agreeing = 2;
/**
 * On a processor a guessed token costs some two thirds of one that is written, so that most guesses must come true: the first is made
 * after a place has told the next token rightly, and more with each that it tells.
 */
const mostGuessed = 4;

export function createLookup(prompt: readonly number[]): PromptLookup {
  const tokens: number[] = [];
  /** For the last tokens at a place, the place behind them where they stood last before. */
  const behind = new Map<string, number>();
  let found: number | undefined;
  let told = 0;

  function push(token: number): void {
    const isTold = found !== undefined && tokens[found] === token;
    tokens.push(token);
    if (tokens.length < agreeing) return;
    const key = tokens.slice(-agreeing).join();
    found = isTold && found !== undefined ? found + 1 : behind.get(key);
    told = isTold ? told + 1 : 0;
    behind.set(key, tokens.length);
  }

  for (const token of prompt) push(token);
  return {
    push,
    guess: () => (found === undefined ? [] : tokens.slice(found, found + Math.min(told, mostGuessed))),
  };
}
