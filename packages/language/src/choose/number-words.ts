interface SaidNumber {
  /** Words that count wherever they stand. */
  counts: readonly string[];
  /** Words that may count. */
  mayCount?: readonly string[];
}

const figures: Readonly<Record<string, SaidNumber>> = {
  0: { counts: [], mayCount: ['no', 'none', 'nothing', 'nobody', 'zero', 'empty', 'without'] },
  1: { counts: [], mayCount: ['one', 'once', 'single', 'a', 'an', 'only'] },
  2: { counts: ['two', 'twice'], mayCount: ['both', 'pair', 'couple', 'second'] },
  3: { counts: ['three', 'thrice'], mayCount: ['third'] },
  4: { counts: ['four'], mayCount: ['fourth'] },
  5: { counts: ['five'], mayCount: ['fifth'] },
  6: { counts: ['six'], mayCount: ['sixth'] },
  7: { counts: ['seven'], mayCount: ['seventh'] },
  8: { counts: ['eight'], mayCount: ['eighth'] },
  9: { counts: ['nine'], mayCount: ['ninth'] },
  10: { counts: ['ten'], mayCount: ['tenth'] },
  11: { counts: ['eleven'] },
  12: { counts: ['twelve'], mayCount: ['dozen'] },
  15: { counts: ['fifteen'] },
  20: { counts: ['twenty'] },
};

/** The figures of words that count: "three" is 3. */
export const numberWords: ReadonlyMap<string, string> = new Map(
  Object.entries(figures).flatMap(([figure, { counts }]) => counts.map((word) => [word, figure] as const)),
);

/** The figures that a text says in words: "two rows, none of them open" says 2 and 0. */
export function saidFigures(text: string): string[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return Object.entries(figures).flatMap(([figure, { counts, mayCount = [] }]) =>
    [...counts, ...mayCount].some((word) => words.has(word)) ? [figure] : [],
  );
}
