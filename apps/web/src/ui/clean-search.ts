/** A search as the server takes it: one line, without blanks around it. */
export function cleanSearch(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 254)
    .trim();
}
