import type { CopyMask, MaskState } from './copy-mask.ts';
import { createLookup } from './prompt-lookup.ts';

/** A token that may come next, and how probable the model thinks it. */
export interface Ranked {
  token: number;
  probability: number;
}

/** What a model must be able to do. It remembers what it has read, so that only what follows must be read. */
export interface Engine {
  contextSize: number;
  tokenize(text: string): number[];
  /** The bytes of a token, or nothing for one that is no text. */
  bytesOf(token: number): Uint8Array | undefined;
  isEnd(token: number): boolean;
  /** The tokens that it remembers. */
  held(): readonly number[];
  /**
   * Forgets all but the first `keep` tokens, reads more, and ranks what may follow each of the last `ranked` of them, the most probable
   * first: some dozens, or every token there is.
   */
  read(keep: number, tokens: readonly number[], ranked: number, every?: boolean): Promise<Ranked[][]>;
}

/** `masked`: nothing that is permitted could follow. */
export type Ending = 'end' | 'tokens' | 'time' | 'cancelled' | 'masked';

export interface Chosen extends Ranked {
  /** Others that were permitted in its place. */
  others: Ranked[];
}

export interface Written {
  chosen: Chosen[];
  ended: Ending;
}

export interface Task {
  prompt: readonly number[];
  /** The answer begins with these; they were ranked before. */
  begin: readonly Chosen[];
  maxTokens: number;
  mask?: CopyMask;
  /** Looked at before every reading. */
  stop(): 'time' | 'cancelled' | undefined;
}

/** So much is read at once, so that a long prompt can be stopped in between. */
const chunk = 128;
const keptOthers = 3;

interface Progress {
  chosen: Chosen[];
  state: MaskState | undefined;
}

/** The most probable permitted answer. Where the mask refuses a token, the next probable one is taken. */
export async function writeAnswer(engine: Engine, task: Task): Promise<Written> {
  const { mask, prompt } = task;
  const lookup = createLookup([...prompt, ...task.begin.map(({ token }) => token)]);
  const progress: Progress = { chosen: [...task.begin], state: mask?.start };
  for (const { token } of task.begin) progress.state = advance(progress.state, token);

  function advance(state: MaskState | undefined, token: number): MaskState | undefined {
    const bytes = engine.bytesOf(token);
    return state && bytes && mask?.follow(state, bytes);
  }

  function permits(state: MaskState | undefined, token: number): boolean {
    if (!mask) return engine.isEnd(token) || engine.bytesOf(token) !== undefined;
    if (!state) return false;
    return engine.isEnd(token) ? mask.mayEnd(state) : advance(state, token) !== undefined;
  }

  function choose(ranked: readonly Ranked[]): Chosen | undefined {
    const permitted: Ranked[] = [];
    for (const one of ranked) {
      if (!permits(progress.state, one.token)) continue;
      permitted.push(one);
      if (permitted.length > keptOthers) break;
    }
    const [best, ...others] = permitted;
    return best && { ...best, others };
  }

  /** Takes the next token; answers why the writing ended, or nothing. */
  async function take(ranked: readonly Ranked[], all: () => Promise<Ranked[]>): Promise<Ending | undefined> {
    const best = choose(ranked) ?? (mask && choose(await all()));
    if (!best) return 'masked';
    progress.chosen.push(best);
    if (engine.isEnd(best.token)) return 'end';
    progress.state = advance(progress.state, best.token);
    lookup.push(best.token);
    return progress.chosen.length >= task.maxTokens ? 'tokens' : undefined;
  }

  /** What is guessed to come, as far as it is permitted. */
  function guess(): number[] {
    const room = task.maxTokens - progress.chosen.length - 1;
    const guessed: number[] = [];
    let state = progress.state;
    for (const token of lookup.guess().slice(0, Math.max(0, room))) {
      state = advance(state, token);
      if (engine.isEnd(token) || (mask && !state)) break;
      guessed.push(token);
    }
    return guessed;
  }

  const first = task.begin.at(-1);
  if (first && engine.isEnd(first.token)) return { chosen: progress.chosen, ended: 'end' };
  if (task.begin.length >= task.maxTokens) return { chosen: progress.chosen, ended: 'tokens' };
  for (;;) {
    const written = [...prompt, ...progress.chosen.map(({ token }) => token)];
    const ready = await readUpTo(engine, written, task.stop);
    if (ready !== undefined) return { chosen: progress.chosen, ended: ready };
    const guessed = guess();
    const last = written.length - 1;
    const ranked = await engine.read(last, [...written.slice(last), ...guessed], guessed.length + 1);
    for (const [index, list] of ranked.entries()) {
      const place = last + index;
      const all = async () => (await engine.read(place, [tokenAt(place)], 1, true))[0] ?? [];
      const tokenAt = (at: number) => written[at] ?? guessed[at - written.length] ?? 0;
      const ended = await take(list, all);
      if (ended) return { chosen: progress.chosen, ended };
      if (progress.chosen.at(-1)?.token !== guessed[index]) break;
    }
  }
}

/** Reads all but the last token, of which what follows is asked. */
async function readUpTo(
  engine: Engine,
  tokens: readonly number[],
  stop: Task['stop'],
): Promise<'time' | 'cancelled' | undefined> {
  const held = engine.held();
  let same = 0;
  while (same < tokens.length - 1 && held[same] === tokens[same]) same += 1;
  for (;;) {
    const reason = stop();
    if (reason || same >= tokens.length - 1) return reason;
    const next = tokens.slice(same, Math.min(same + chunk, tokens.length - 1));
    await engine.read(same, next, 0);
    same += next.length;
  }
}
