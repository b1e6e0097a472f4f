import type { SentenceReading } from './types.ts';

const most = 3;

/** What a sentence may mean, for its author to choose: the likeliest readings, each as canonical sentences. */
export function listReadings({ others }: Extract<SentenceReading, { means: 'question' }>): string[][] {
  return others
    .filter((reading) => reading !== '')
    .slice(0, most)
    .map((reading) => reading.split('\n'));
}
