const longest = 120;

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function shorten(text: string, limit = longest): string {
  const single = tidy(text);
  return single.length > limit ? `${single.slice(0, limit - 1).trimEnd()}…` : single;
}

export function isWorded(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Case, white space and the colon behind a label do not tell two names apart. */
export function fold(text: string): string {
  return tidy(text)
    .replace(/[\s:*]+$/, '')
    .toLowerCase();
}

export function quoted(text: string, limit?: number): string {
  return `"${shorten(text, limit).replaceAll('"', '\\"')}"`;
}
