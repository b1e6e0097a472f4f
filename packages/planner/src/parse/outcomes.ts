import type { Command, Expectation } from '../steps/language.ts';

/** `note`: words that describe the requirement and are no step. */
export type Mode = 'given' | 'when' | 'then' | 'plain' | 'note';

/** What became of one clause. The source is still masked. */
export type Outcome =
  /** `page`: the page that was named as the place of it. `isTold`: somebody else has read it, and answers for every word. */
  | { source: string; is: 'commands'; commands: Command[]; page?: string; mode?: Mode; isTold?: true }
  /** `isMade`: something new is filled in, and sent at the end. */
  | { source: string; is: 'unknown'; reason: string; mode?: Mode; ways?: Command[][]; isMade?: true }
  /** Must not succeed, without a word of what would show it. */
  | { source: string; is: 'refusal'; attempt?: Command[] }
  /** The words only prepare or frame what follows. */
  | { source: string; is: 'frame'; isNote?: true }
  | { source: string; is: 'exploration' };

export function expecting(expectations: Expectation[]): Command[] {
  return expectations.map((expectation) => ({ do: 'expect', ...expectation }));
}

export const reasons = {
  condition: 'This is a condition, not a step. Write the steps that bring it about.',
  vague:
    'It does not say what would show this. Name what can be seen, for example: Check that the "Log out" link is visible.',
  universal:
    'A check of every one of several elements is not known. Name the elements one by one, or their number.',
  refusal:
    'It does not say what would show the refusal. Name the message, the page that stays, or the record that is missing.',
  limit:
    'A limit was noted, but no step says how to try it. Name the field, the value and what should then be seen.',
  long: 'This sentence is too long to be read. Write one step per sentence.',
  unclear:
    'It is not clear where the name of the element ends. Put names and values in quotes, and write one step per sentence.',
  several:
    'It is not certain how this is meant; the page decides when its turn comes. Put names and values in quotes, and write one step per sentence.',
  passedOver: 'These words were not read. Say them in a sentence of their own, or leave them out.',
  unknown:
    'No known action or check was found in it. Start with a verb such as Open, Click, Type, Select or Check that.',
};
