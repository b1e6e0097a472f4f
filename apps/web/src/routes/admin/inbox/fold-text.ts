const most = { characters: 280, lines: 4 };

/** The beginning of a text that is too long for a list, cut between words; any other as it is. */
export function foldText(text: string): string {
  const lines = text.split('\n');
  const few = lines.slice(0, most.lines).join('\n');
  if (few.length <= most.characters) return lines.length > most.lines ? `${few.trimEnd()}…` : text;
  const cut = few.slice(0, most.characters);
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > most.characters / 2 ? end : most.characters).trimEnd()}…`;
}
