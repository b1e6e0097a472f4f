import { actions, idle } from '../parse/accounting-words.ts';
import type { Mention } from './find-mentions.ts';

/** The clause with these names in quotes, in the author's own spelling. */
function quote(clause: string, mentions: readonly Mention[]): string {
  let quoted = '';
  let last = 0;
  for (const { begin, end } of mentions) {
    quoted += `${clause.slice(last, begin)}"${clause.slice(begin, end)}"`;
    last = end;
  }
  return quoted + clause.slice(last);
}

function isClearName(clause: string, { begin, end, words }: Mention): boolean {
  const text = clause.slice(begin, end);
  if (words > 1) return true;
  return begin > 0 && /^\p{Lu}/u.test(text) && !idle.has(text.toLowerCase());
}

function isName(clause: string, mention: Mention): boolean {
  const text = clause.slice(mention.begin, mention.end).toLowerCase();
  if (mention.names.some(({ use }) => use === 'fill' || use === 'select' || use === 'tick')) return true;
  return isClearName(clause, mention) || (!idle.has(text) && (mention.begin > 0 || !actions.has(text)));
}

/** Ways to tell a clause's names from its other words by what stands on the page; the most cautious first. */
export function quoteNames(clause: string, mentions: readonly Mention[]): string[] {
  const clear = mentions.filter((mention) => isClearName(clause, mention));
  const used = mentions.filter(
    (mention) => isName(clause, mention) && mention.names.some(({ use }) => use !== 'none'),
  );
  const all = mentions.filter((mention) => isName(clause, mention));
  return [...new Set([clear, used, all].map((chosen) => quote(clause, chosen)))];
}
