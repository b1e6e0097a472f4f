export { type DraftedText, type DraftOptions, draftText } from './draft-text.ts';
export { listSentences, type TextSentence } from './list-sentences.ts';
export { type ReadOptions, readSentence } from './read-sentence.ts';
export { findAddress, type TextCase, textOf, toCases } from './to-cases.ts';
export type { Sentence, SentenceReading } from './types.ts';
export { makeWordsReader } from './words-reader.ts';
