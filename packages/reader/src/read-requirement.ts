import {
  type Command,
  type ParsedRequirement,
  parseRequirement,
  readCanonical,
  renderStep,
  type Sentence,
} from '@assay/planner/reading';
import type { Guess } from './read.ts';

export type Asked = Pick<Sentence, 'sentence' | 'before'>;
export type Ask = (asked: readonly Asked[]) => Promise<(Guess | undefined)[]>;

export interface ReadText {
  parsed: ParsedRequirement;
  /** What to tell whoever looks at the cases, as sentences. */
  notes: string[];
}

/** How sure the model must be where the rules read nothing, and where they read something else. */
const limits = { alone: 0.6, against: 0.9 };

function tell(commands: readonly Command[]): string {
  return commands.map(renderStep).join('\n').toLowerCase();
}

/** Steps in house style mean one thing only, and calls of an API are read by their own rules. */
function isClear({ sentence, commands, isUnread }: Sentence): boolean {
  if (readCanonical(sentence)) return true;
  const isOfApi = commands.some(({ do: action }) => action === 'call' || action === 'keep');
  return isOfApi || (!isUnread && /\b(?:GET|POST|PUT|PATCH|DELETE) \//.test(sentence));
}

function isTaken(
  { isOutcome, isUnread, commands: ruled }: Sentence,
  { commands, certainty, lost }: Guess,
): boolean {
  if (lost.length > 0) return false;
  if (isOutcome && commands.some(({ do: action }) => action !== 'expect')) return false;
  if (isUnread) return certainty >= limits.alone;
  return certainty >= limits.against && tell(ruled) !== tell(commands);
}

/** Reads a text by the rules, and by the model too where they do not understand all of it. Where both differ, how sure the model is decides. */
export async function readRequirement(text: string, ask: Ask): Promise<ReadText> {
  const parsed = parseRequirement(text);
  const unclear = parsed.requirements.flatMap(({ sentences = [] }) =>
    sentences.filter((one) => !isClear(one)),
  );
  // A text that the rules read whole costs no second reading.
  if (!unclear.some(({ isUnread }) => isUnread)) return { parsed, notes: [] };
  const asked = unclear.map(({ sentence, before }) => ({ sentence, before }));
  const guesses = await ask(asked).catch((error: unknown) => String(error));
  if (typeof guesses === 'string') return { parsed, notes: [tellTrouble(guesses)] };
  const readings = new Map<string, Command[]>();
  for (const [index, one] of unclear.entries()) {
    const guess = guesses[index];
    if (guess && isTaken(one, guess)) readings.set(one.sentence, guess.commands);
  }
  if (readings.size === 0) return { parsed, notes: [] };
  return { parsed: parseRequirement(text, readings), notes: [tellRead([...readings.keys()])] };
}

function tellTrouble(reason: string): string {
  return `The built-in language model could not be asked (${reason}), so only rules have read the text.`;
}

/** The sentence is quoted whole: a secret that was cut in two would not be known as one and hidden. */
function tellRead(sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const rest = sentences.length - 1;
  const more =
    rest === 0 ? ' was' : rest === 1 ? ' and one more sentence were' : ` and ${rest} more sentences were`;
  return `“${first}”${more} read by the built-in language model. See whether the steps are what you meant.`;
}
