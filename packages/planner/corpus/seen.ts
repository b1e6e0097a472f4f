import type { CorpusEntry } from './entry.ts';
import { seen1 } from './seen-1.ts';
import { seen2 } from './seen-2.ts';
import { seen3 } from './seen-3.ts';
import { seen4 } from './seen-4.ts';
import { seen5 } from './seen-5.ts';
import { seen6 } from './seen-6.ts';
import { seen7 } from './seen-7.ts';
import { seen8 } from './seen-8.ts';
import { seen9 } from './seen-9.ts';
import { seen10 } from './seen-10.ts';
import { seen11Read } from './seen-11-read.ts';
import { seen11Wide } from './seen-11-wide.ts';

/** Looked at while the parser was written: every one must come out exactly as it says. */
export const seen: CorpusEntry[] = [
  ...seen1,
  ...seen2,
  ...seen3,
  ...seen4,
  ...seen5,
  ...seen6,
  ...seen7,
  ...seen8,
  ...seen9,
  ...seen10,
  ...seen11Read,
  ...seen11Wide,
];
