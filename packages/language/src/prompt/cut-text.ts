/** What was left out. */
const gap = '…';
const most = { head: 200 };
const shareBefore = 0.65;

function tidy(text: string): string {
  return text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n\s*/g, '\n');
}

/** The end of a text, from the beginning of a word. */
function keepEnd(text: string, length: number): string {
  if (text.length <= length) return text;
  if (length <= 0) return gap;
  const end = text.slice(-length);
  const word = end.search(/\s/);
  return gap + (word < 0 ? '' : end.slice(word + 1));
}

/** The beginning of a text, up to the end of a word. */
function keepStart(text: string, length: number): string {
  if (text.length <= length) return text;
  if (length <= 0) return gap;
  const word = text.slice(0, length + 1).search(/\s\S*$/);
  return (word < 0 ? '' : text.slice(0, word)) + gap;
}

/** How a text begins often says where and who: it is kept although what follows it is not. */
function keepAround(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = Math.min(most.head, Math.floor(length / 2));
  return keepStart(text, head) + keepEnd(text, length - head).slice(gap.length);
}

/**
 * The text with the sentence marked, within a budget of characters: the sentence whole, how the text begins, and what stands next to
 * the sentence, more of what came before it than of what comes after.
 */
export function cutText(text: string, start: number, end: number, budget: number): string {
  const before = tidy(text.slice(0, start)).trimStart();
  const said = tidy(text.slice(start, end)).trim();
  const after = tidy(text.slice(end)).trimEnd();
  const left = Math.max(0, budget - said.length);
  const behind = Math.min(after.length, Math.max(Math.round(left * (1 - shareBefore)), left - before.length));
  return `${keepAround(before, left - behind)}<<${said}>>${keepStart(after, behind)}`;
}
