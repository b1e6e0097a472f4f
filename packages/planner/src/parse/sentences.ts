import { type Literal, literalOf } from './literals.ts';
import { startsWithVerb, takeCue, withoutLeadIn } from './passages.ts';

const countedLead =
  /^(?:(?:second|third|fourth|fifth)(?:ly)?, |to (?:reproduce|test|check|see|verify)(?: (?:this|it|that))?, )/i;
const abbreviation = /\b(?:e\.g|i\.e|etc|vs|no|incl|approx|resp)\.$/i;
const opening =
  /^(?:The|An?|This|That|These|It|There|In|On|At|After|Afterwards|When|Then|Now|Next|Finally|If|Once|I|We|You|No|All|Also|Both|Only)\b/;
const ending = /[.!?](?=\s|$)|\uE000q\d+\uE001(?=\s+[A-Z])/g;

/** Cuts a line into its sentences. A full stop inside closing quotes ends one too, where another plainly begins. */
export function splitSentences(text: string, literals: Literal[]): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(start, end);
    if (abbreviation.test(sentence)) continue;
    if (match[0].length > 1 && !endsInQuotes(match[0], sentence, text.slice(end), literals)) continue;
    sentences.push(sentence.trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return (rest === '' ? sentences : [...sentences, rest]).map((sentence) =>
    sentence.replace(countedLead, ''),
  );
}

function endsInQuotes(mark: string, before: string, after: string, literals: Literal[]): boolean {
  const next = after.trim();
  const isFull = /[.!?]$/.test(literalOf(mark, literals)?.value ?? '') && before.trim() !== mark;
  return (
    isFull &&
    (opening.test(next) || startsWithVerb(withoutLeadIn(next)) !== undefined || takeCue(next) !== undefined)
  );
}
