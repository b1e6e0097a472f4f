/** The end of an axis: the next round number, so that its middle is a whole one too. */
export function roundUp(highest: number): number {
  if (highest <= 2) return 2;
  const unit = 10 ** Math.floor(Math.log10(highest));
  const steps = unit === 1 ? [2, 4, 6, 8, 10] : [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];
  const step = steps.find((one) => one * unit >= highest) ?? 10;
  return Math.round(step * unit);
}

/** Which of many columns get a name, so that names do not run into each other: the first, the last, some between. */
export function chooseNamed(amount: number, most: number): ReadonlySet<number> {
  if (amount <= most) return new Set(Array.from({ length: amount }, (_, at) => at));
  return new Set(Array.from({ length: most }, (_, at) => Math.round((at * (amount - 1)) / (most - 1))));
}
