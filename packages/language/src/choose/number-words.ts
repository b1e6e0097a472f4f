const figures: Readonly<Record<string, readonly string[]>> = {
  0: ['no', 'none', 'nothing', 'nobody', 'zero', 'empty', 'without'],
  1: ['one', 'once', 'single', 'a', 'an', 'only'],
  2: ['two', 'twice', 'both', 'pair', 'couple', 'second'],
  3: ['three', 'thrice', 'third'],
  4: ['four', 'fourth'],
  5: ['five', 'fifth'],
  6: ['six', 'sixth'],
  7: ['seven', 'seventh'],
  8: ['eight', 'eighth'],
  9: ['nine', 'ninth'],
  10: ['ten', 'tenth'],
  11: ['eleven'],
  12: ['twelve', 'dozen'],
  15: ['fifteen'],
  20: ['twenty'],
};

/** The figures that a text says in words: "two rows, none of them open" says 2 and 0. */
export function saidFigures(text: string): string[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return Object.entries(figures).flatMap(([figure, said]) =>
    said.some((word) => words.has(word)) ? [figure] : [],
  );
}
