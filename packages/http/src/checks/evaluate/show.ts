import { detach } from '../model/detach.ts';

const longest = 300;

/** A value as people read it in a message, cut where it is long. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  let text: string | undefined;
  try {
    // Of a long text no more is written than is shown.
    text = JSON.stringify(typeof value === 'string' ? value.slice(0, longest + 1) : value);
  } catch {
    text = 'a value that is nested too deeply to be shown';
  }
  text ??= String(value);
  return text.length > longest ? `${detach(text.slice(0, longest))}…` : text;
}
