const most = { characters: 600, lines: 10 };

/** The beginning of a text that would push everything else out of sight; the text itself where it is short enough. */
export function foldText(text: string): string {
  const lines = text.split('\n');
  const beginning = lines.slice(0, most.lines).join('\n');
  // A few characters more are no reason to hide them behind a button.
  if (lines.length <= most.lines + 2 && text.length <= most.characters * 1.2) return text;
  const cut = beginning.length > most.characters ? cutBetweenWords(beginning) : beginning;
  return `${cut.trimEnd()}…`;
}

function cutBetweenWords(text: string): string {
  const cut = text.slice(0, most.characters);
  const end = cut.search(/\s\S*$/);
  return end > most.characters / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '');
}
