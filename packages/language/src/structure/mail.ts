import { countWords, isUpper, skipSpace } from './chars.ts';
import { cutClauses } from './clauses.ts';
import type { Line } from './lines.ts';

const greeting =
  /(?:hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening|day)|morning|greetings|hallo|bonjour|salut|hola|ciao|guten (?:tag|morgen)|moin|servus|sehr geehrte[rs]?|liebe[rs]?)(?![\p{L}\p{N}-])/iuy;
const wordsOfGreeting = 4;

/** Where a greeting ends that begins at `from`: "Hi Tom," of "Hi Tom, the insurer rang". */
export function endOfGreeting(text: string, from: number, end: number): number | undefined {
  greeting.lastIndex = from;
  const found = greeting.exec(text);
  if (!found) return undefined;
  let at = from + found[0].length;
  const limit = Math.min(end, at + 60);
  while (at < limit && !',!.:–\n\r'.includes(text.charAt(at))) at++;
  const isClosed = at < limit || at === end;
  if (!isClosed || countWords(text, from, at, wordsOfGreeting + 1) > wordsOfGreeting) return undefined;
  const isSign = at < end && ',!.:'.includes(text.charAt(at));
  return isSign ? at + 1 : at;
}

const farewell =
  /(?:many thanks|thanks(?: a lot| again| in advance| so much)?|thank you(?: very much)?|thx|cheers|(?:kind |best |warm |with )?regards|best wishes|all the best|sincerely|yours(?: \w+)?|greetings|br|mfg|lg|viele gr(?:ü|ue)(?:ß|ss)e|gr(?:u|ü)(?:ß|ss)e?|cordialement|best|ta)(?![\p{L}\p{N}])/iuy;

/** "Cheers, Ines", "Best regards", "Thanks!", but not "Best price is first". */
function isFarewell(text: string, start: number, end: number): boolean {
  farewell.lastIndex = start;
  const found = farewell.exec(text);
  if (!found) return false;
  const after = start + found[0].length;
  if (after > end || countWords(text, start, end, 9) > 8) return false;
  if (after === end || ',!.'.includes(text.charAt(after))) return countWords(text, after, end, 6) <= 5;
  const next = skipSpace(text, after, end);
  if (text.slice(after, end).includes(',')) return true;
  return found[0].length > 4 && isUpper(text.charAt(next)) && countWords(text, next, end, 4) <= 3;
}

const longestSignature = 5;

/** Where the greetings and the name at the end of a letter begin; the length of the text where there are none. */
export function findSignature(text: string, lines: readonly Line[]): number {
  const said = lines.filter(({ blank }) => !blank).slice(-longestSignature - 1);
  if (said.length === 0) return text.length;
  const dashes = said.find(({ from, end }) => text.slice(from, end) === '--');
  if (dashes) return dashes.from;
  for (const line of said.toReversed()) {
    if (isFarewell(text, line.from, line.end)) return line.from;
    // Long lines are not read twice.
    const last = line.end - line.from < 4000 ? cutClauses(text, line.from, line.end).at(-1) : undefined;
    if (last && last.start > line.from && isFarewell(text, last.start, last.end)) return last.start;
    if (countWords(text, line.from, line.end, 5) > 4) break;
  }
  return text.length;
}
