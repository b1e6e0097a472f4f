/**
 * A requirement as a person writes it, and the canonical sentences that it stands for.
 * `?` stands for a clause that must be handed back as not understood, `---` parts two requirements.
 */
export interface CorpusEntry {
  text: string;
  sentences: string[];
}

/** Reads entries: lines of the text begin with `>`, the others are its sentences. `(nothing)`: no step comes of it. */
export function readEntries(written: string): CorpusEntry[] {
  const entries: CorpusEntry[] = [];
  let isText = false;
  for (const line of written.trim().split('\n')) {
    const text = /^> ?(.*)$/.exec(line)?.[1];
    const last = entries.at(-1);
    if (text !== undefined && last && isText) last.text += `\n${text}`;
    else if (text !== undefined) entries.push({ text, sentences: [] });
    else if (line !== '(nothing)') last?.sentences.push(line);
    isText = text !== undefined;
  }
  return entries;
}
