export { mostHeard } from '@assay/planner/reading';
export { openReader, type Reader } from './open-reader.ts';
export { type Guess, loadReader, type SentenceReader } from './read.ts';
export { type Ask, readRequirement } from './read-requirement.ts';
