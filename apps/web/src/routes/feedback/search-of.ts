/** A title as the search takes it. Empty as long as it has no word that could be searched for. */
export function searchOf(title: string): string {
  const line = title
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 254)
    .trim();
  return /[\p{L}\p{N}]{3}/u.test(line) ? line : '';
}
