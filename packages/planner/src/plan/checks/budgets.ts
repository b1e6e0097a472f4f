/** What is expected where the author states nothing. */
export const budgets = {
  /** From the first request to the end of loading. */
  loadSeconds: 3,
  /** Until a server answers. */
  answerSeconds: 1,
  requests: 60,
  transferKilobytes: 2000,
};

/** Web Vitals: what counts as good. */
export const webVitals = { firstByteSeconds: 0.8, largestPaintSeconds: 2.5, layoutShift: 0.1 };

/** WCAG 2.2, 2.5.8: the least size of what is tapped, in CSS pixels. */
export const leastTapTarget = 24;

/** Windows by what they stand for, in CSS pixels. */
export const screens = {
  phone: { name: 'a phone', width: 390, height: 844 },
  phoneOnItsSide: { name: 'a phone on its side', width: 844, height: 390 },
  smallPhone: { name: 'a small phone', width: 320, height: 568 },
  tablet: { name: 'a tablet', width: 768, height: 1024 },
  /** WCAG 2.1, 1.4.10: 1280 by 1024 at a zoom of 400 %. */
  zoomed: { name: 'a zoom of 400 %', width: 320, height: 256 },
} as const;
