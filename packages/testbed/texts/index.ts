export { loadReadingTexts, loadVerdictTexts } from './load-texts.ts';
export type { ReadingText } from './records.ts';
