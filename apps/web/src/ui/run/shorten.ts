/** The beginning of a text that is too long to be read at a glance. */
export function shorten(text: string, limit = 200): string {
  return text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text;
}
