import { z } from 'zod';

interface Identified {
  id: string;
  set: string;
}

/** Reads one record per line. An error names the file and the line, such as "seen.jsonl:12: ...". */
export function parseJsonl<T extends Identified>(
  file: string,
  content: string,
  set: string,
  schema: z.ZodType<T>,
): T[] {
  const lineOf = new Map<string, number>();
  const lines = content.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, index) => {
    const fail = (reason: string): never => {
      throw new Error(`${file}:${index + 1}: ${reason}`);
    };
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      return fail(`not JSON: ${(error as Error).message}`);
    }
    const { data: record, error } = schema.safeParse(value);
    if (error) return fail(z.prettifyError(error).replaceAll('\n', ' '));
    if (record.set !== set) return fail(`the set is "${record.set}", but the file is of "${set}"`);
    const earlier = lineOf.get(record.id);
    if (earlier !== undefined) return fail(`the id "${record.id}" is already used in line ${earlier}`);
    lineOf.set(record.id, index + 1);
    return record;
  });
}
