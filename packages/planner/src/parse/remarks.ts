const isGherkin = /^\s*(?:Feature|Scenario(?: Outline| Template)?|Background)\s*:/im;
const remark = /^\s*(?:#|@[\w-]+(?:\s+@[\w-]+)*\s*$)/;

/** Tags and comments of Gherkin are about the text, not part of it. Elsewhere, a # is a heading or a number. */
function dropTags(text: string): string {
  if (!isGherkin.test(text)) return text;
  return text
    .split('\n')
    .filter((line) => !remark.test(line))
    .join('\n');
}

const greeting =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day))(?: [\p{L}@.'-]+){0,4}[ ,!.]*\n\s*(?=\S)/iu;
const farewell =
  '(?:(?:many|kind|best|warm|warmest|with) )*(?:thanks|thanx|thx|ty|thank you|regards|wishes|cheers|greetings|sincerely|yours(?: \\w+)?|best)(?: (?:very much|so much|a lot|in advance|for your (?:help|time)|again))?';
const signature = "(?:[\\p{Lu}][\\p{L}.'-]*|from|the|and|team|qa|support)(?:[ ,]+[\\p{L}.'()-]+){0,4}";
const closing = new RegExp(
  `(?<=\\S)(?:\\n\\s*|(?<=[.!?]) +)${farewell}[ ,!.]*(?:(?:\\n\\s*|(?<=, ))(?:[-–—] ?)?${signature})?[ .!]*$`,
  'iu',
);

/** Who is greeted at the head of a letter and who signs it is no part of what is asked. */
function dropCourtesies(text: string): string {
  return text.replace(greeting, '').replace(closing, '');
}

/** What is about the text and no part of it. */
export function dropRemarks(text: string): string {
  return dropCourtesies(dropTags(text));
}

/** Where in a text that stands which `dropRemarks` leaves out. */
export function findRemarks(
  text: string,
): { start: number; end: number; is: 'comment' | 'greeting' | 'closing' }[] {
  const found: ReturnType<typeof findRemarks> = [];
  const hello = greeting.exec(text);
  if (hello) found.push({ start: 0, end: hello[0].length, is: 'greeting' });
  const bye = closing.exec(text);
  if (bye) found.push({ start: bye.index, end: text.length, is: 'closing' });
  if (!isGherkin.test(text)) return found;
  let start = 0;
  for (const line of text.split('\n')) {
    if (remark.test(line)) found.push({ start, end: start + line.length, is: 'comment' });
    start += line.length + 1;
  }
  return found;
}
