/** A copy of its own: a part of a text would keep the whole of it in memory. */
export function detach(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
