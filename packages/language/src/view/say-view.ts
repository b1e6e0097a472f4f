import type { PageText } from './types.ts';

export function sayView({ title, lines }: PageText): string {
  return [`Page "${title}"`, ...lines.map(({ text }) => text)].join('\n');
}
