const mostButtons = 5;

/** The pages that get a button of their own: at most five, with the shown one in their middle where that is possible. */
export function pageButtons(page: number, pages: number): number[] {
  const count = Math.min(mostButtons, pages);
  const first = Math.min(Math.max(1, page - Math.floor(mostButtons / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
