/** A rate as messages have it: one decimal where there is one. */
export function writeRate(percent: number): string {
  return String(Number(percent.toFixed(1)));
}
