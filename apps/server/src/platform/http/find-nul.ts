/**
 * The place of the first text with the character U+0000, which PostgreSQL cannot store and which means the end of a text to many
 * other programs. Without recursion: what is sent may be nested deeply.
 */
export function findNul(value: unknown): string | undefined {
  const waiting: [path: string, value: unknown][] = [['', value]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, part] = next;
    if (typeof part === 'string' && part.includes('\0')) return path;
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, inner] of Object.entries(part)) {
      const place = path === '' ? name : `${path}.${name}`;
      if (name.includes('\0')) return path;
      if (typeof inner === 'string' || typeof inner === 'object') waiting.push([place, inner]);
    }
  }
  return undefined;
}
