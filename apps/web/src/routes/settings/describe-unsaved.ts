/** What would be lost by leaving, in a sentence. */
export function describeUnsaved(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const named = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
  return `Your changes to your ${named} are not saved. If you leave now, they are lost.`;
}
