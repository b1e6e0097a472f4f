/** What is expected where the author states nothing. */
export const budgets = {
  /** From the first request to the end of loading. */
  loadSeconds: 3,
};

/** Windows by what they stand for, in CSS pixels. */
export const screens = {
  phone: { name: 'a phone', width: 390, height: 844 },
  phoneOnItsSide: { name: 'a phone on its side', width: 844, height: 390 },
  smallPhone: { name: 'a small phone', width: 320, height: 568 },
  tablet: { name: 'a tablet', width: 768, height: 1024 },
  /** WCAG 2.1, 1.4.10: 1280 by 1024 at a zoom of 400 %. */
  zoomed: { name: 'a zoom of 400 %', width: 320, height: 256 },
} as const;
