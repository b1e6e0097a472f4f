/** What is typed into the two fields. */
export interface ThresholdDraft {
  /** In percent of all pixels. */
  difference: string;
  /** From 0 to 1. */
  tolerance: string;
}

export interface Thresholds {
  threshold: number;
  pixel_threshold: number;
}

/** As people read them: the fraction times 100, without needless digits. */
export function writeThresholds({ threshold, pixel_threshold }: Thresholds): ThresholdDraft {
  return { difference: String(Number((threshold * 100).toFixed(6))), tolerance: String(pixel_threshold) };
}

function readNumber(text: string): number {
  const clean = text.trim().replace(',', '.').replace(/\s*%$/, '');
  return /^\d+(\.\d+)?$/.test(clean) ? Number(clean) : Number.NaN;
}

/** What is meant, or what is wrong with which field. */
export function readThresholds({
  difference,
  tolerance,
}: ThresholdDraft): Thresholds | { problems: Partial<ThresholdDraft> } {
  const [percent, pixel] = [readNumber(difference), readNumber(tolerance)];
  const problems = {
    ...(!(percent >= 0 && percent <= 100) && { difference: 'Write a number from 0 to 100.' }),
    ...(!(pixel >= 0 && pixel <= 1) && { tolerance: 'Write a number from 0 to 1, such as 0.1.' }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  // Without rounding, 0.07 % would be kept as 0.0007000000000000001.
  return { threshold: Number((percent / 100).toFixed(8)), pixel_threshold: pixel };
}
