import type { Command } from '../steps/language.ts';
import type { Literal } from './literals.ts';
import type { VerbMatch } from './verbs.ts';

/** Commands, or why there are none, or undefined where the words do not fit this reading. */
export type ActionReading = Command[] | { reason: string } | undefined;
export type ActionReader = (verb: VerbMatch, literals: Literal[]) => ActionReading;
