import type { Session } from '../evidence/session.ts';
import type { PageSnapshot } from '../snapshot/types.ts';

const longest = 80;
const most = 4000;

/** Notes the short texts of a page, in the order in which they were seen. */
export function keepPhrases({ phrases }: Session, { elements }: PageSnapshot): void {
  for (const { name, text, states } of elements) {
    if (!states.visible || phrases.size >= most) continue;
    for (const phrase of [name, text]) if (phrase.length > 2 && phrase.length <= longest) phrases.add(phrase);
  }
}
