import type { Answer } from '../model/types.ts';

export class NotJson extends Error {}

type Read = { value: unknown } | { reason: string };

/** Kept with the answer it was read from; a map beside it would cost more than the reading. */
const kept = Symbol('JSON of the body');

function parse(answer: Answer): Read {
  if (!answer.isText) return { reason: 'it is not text' };
  if (/^\s*$/.test(answer.body)) return { reason: 'it is empty' };
  try {
    return { value: JSON.parse(answer.body) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The body as JSON, read once however many checks ask for it; throws `NotJson`. */
export function readJson(answer: Answer & { [kept]?: Read }): unknown {
  answer[kept] ??= parse(answer);
  const read = answer[kept];
  if ('reason' in read) throw new NotJson(`The body is not JSON: ${read.reason}.`);
  return read.value;
}
