import type { Command } from '@assay/planner/reading';

type Call = Extract<Command, { do: 'call' }>;

const closingOf: Record<string, string> = { '{': '}', '[': ']' };
const longest = 4000;

/** The end of the JSON value that begins at `start`, or -1. */
function endOfJson(text: string, start: number): number {
  const open: string[] = [];
  let isQuoted = false;
  for (let at = start; at < Math.min(text.length, start + longest); at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (closingOf[sign]) open.push(closingOf[sign]);
    else if (sign === '}' || sign === ']') {
      if (open.pop() !== sign) return -1;
      if (open.length === 0) return at + 1;
    }
  }
  return -1;
}

/** The JSON objects and lists that stand in a sentence, outside of each other. */
function findJson(said: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < said.length; at += 1) {
    if (!closingOf[said[at] ?? '']) continue;
    const end = endOfJson(said, at);
    if (end < 0) return found;
    const value = said.slice(at, end);
    if (isJson(value)) found.push(value);
    at = end - 1;
  }
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const addresses = /(?:https?:\/\/|(?<![\p{L}\p{N}/])\/)[^\s<>"']*[^\s<>"'.,;:!?)\]]/gu;

function only<T>(values: readonly T[]): T | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/**
 * A call whose body or address the model garbled while copying it, with what stands in the sentence instead; undefined where nothing was
 * garbled or the sentence has several.
 */
export function copyCall(call: Call, said: string): Call | undefined {
  const json = only(findJson(said));
  const address = only([...said.matchAll(addresses)].map(([found]) => found));
  const copied: Call = { ...call };
  const isGarbled = call.body !== undefined && !(said.includes(call.body) && isJson(call.body));
  if (json !== undefined && isGarbled) copied.body = json;
  if (address !== undefined && !said.includes(call.address)) copied.address = address;
  return copied.body === call.body && copied.address === call.address ? undefined : copied;
}
