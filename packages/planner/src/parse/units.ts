import type { Unit } from './blocks.ts';
import type { Literal } from './literals.ts';
import type { Mode, Outcome } from './outcomes.ts';
import { readSentence } from './sentence.ts';
import { readStory } from './stories.ts';
import type { Story } from './types.ts';

const keyword = /^(given|when|then|and|but)(?:,)?\s+/i;

/** Reads the lines of a requirement; "And" goes on with the mode of the line before. */
export function readUnits(units: Unit[], literals: Literal[]): { outcomes: Outcome[]; story?: Story } {
  const outcomes: Outcome[] = [];
  let story: Story | undefined;
  let mode: Mode = 'plain';
  for (const unit of units) {
    if (unit.mode === 'note') {
      outcomes.push({ source: unit.text, is: 'frame' });
      continue;
    }
    const sentences = splitSentences(unit.text);
    for (const sentence of sentences) {
      const told = readStory(sentence);
      if (told && !story) {
        story = told;
        continue;
      }
      const word = keyword.exec(sentence)?.[1]?.toLowerCase();
      const isKeyword = word !== undefined && isScenarioLine(word, sentence, units);
      if (isKeyword) mode = word === 'given' || word === 'when' || word === 'then' ? word : mode;
      else if (unit.mode !== 'plain' || !isKeyword) mode = unit.mode;
      for (const [each, text] of splitKeywords(isKeyword ? sentence.replace(keyword, '') : sentence, mode)) {
        mode = each;
        outcomes.push(...readSentence(text, mode, literals));
      }
    }
  }
  return { outcomes, ...(story && { story }) };
}

/** "When" alone opens a subordinate clause; with "Then" or "Given" about it is a keyword. */
function isScenarioLine(word: string, sentence: string, units: Unit[]): boolean {
  if (word === 'given' || word === 'then') return true;
  if (word === 'and' || word === 'but') return true;
  const hasOthers =
    units.some(({ text }) => /^(?:given|then)\b/i.test(text)) ||
    (/ then /i.test(sentence) && /\bThen /.test(sentence));
  return (
    hasOthers &&
    !/^when [^,]+, (?:the|an?|i|it|you)\b.*(?:should|must|is|are|shows?|appears?)/i.test(sentence)
  );
}

/** "Given … When … Then …" on one line. */
function splitKeywords(text: string, mode: Mode): [Mode, string][] {
  const parts =
    mode === 'plain'
      ? text.split(/,?\s+(?=(?:When|Then)\s)/)
      : text.split(/,?\s+(?=(?:When|Then)\s)|,\s+(?=(?:when|then)\s)/);
  return parts.map((part, index): [Mode, string] => {
    const word = index === 0 ? undefined : keyword.exec(part)?.[1]?.toLowerCase();
    const own = word === 'when' || word === 'then' ? word : mode;
    return [own, index === 0 ? part : part.replace(keyword, '')];
  });
}

const abbreviation = /\b(?:e\.g|i\.e|etc|vs|no|incl|approx|resp)\.$/i;

function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?](?=\s|$)/g)) {
    const end = match.index + 1;
    const sentence = text.slice(start, end);
    if (abbreviation.test(sentence)) continue;
    sentences.push(sentence.trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
