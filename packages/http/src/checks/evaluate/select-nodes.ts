import { type JsonValue, query } from 'jsonpath-rfc9535';
import parse from 'jsonpath-rfc9535/parser';
import { judgeSegments, readSteps } from './judge-path.ts';
import { runBounded, TookTooLong } from './run-bounded.ts';

export class BadPath extends Error {}

interface Read {
  /** The names and indexes that a path with one node at most consists of; undefined for any other. */
  steps: readonly (string | number)[] | undefined;
  /** Why it cannot be used. */
  fault: string | undefined;
}

const longestMs = 1000;
const mostKept = 500;
const kept = new Map<string, Read>();

function read(path: string): Read {
  try {
    const { segments } = parse(path);
    return { steps: readSteps(segments), fault: judgeSegments(segments)[0] };
  } catch (error) {
    return { steps: undefined, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads a path, once for all the answers of a run. */
function readPath(path: string): Read {
  const known = kept.get(path);
  if (known) return known;
  const fresh = read(path);
  if (kept.size >= mostKept) kept.clear();
  kept.set(path, fresh);
  return fresh;
}

/** Most paths of checks name one place; walking there takes a tenth of what a whole query does. */
function walk(value: unknown, steps: readonly (string | number)[]): unknown[] {
  let node = value;
  for (const step of steps) {
    if (typeof node !== 'object' || node === null) return [];
    if (Array.isArray(node)) {
      if (typeof step === 'string') return [];
      const index = step < 0 ? node.length + step : step;
      if (index < 0 || index >= node.length) return [];
      node = node[index];
    } else {
      if (typeof step === 'number' || !Object.hasOwn(node, step)) return [];
      node = (node as Record<string, unknown>)[step];
    }
  }
  return [node];
}

/** Whether a path can find one node at most. */
export function isSingular(path: string): boolean {
  return readPath(path).steps !== undefined;
}

/** The nodes at a JSONPath (RFC 9535); a path that cannot be read or takes too long throws `BadPath`. */
export function selectNodes(value: unknown, path: string): unknown[] {
  const { steps, fault } = readPath(path);
  if (fault !== undefined) {
    throw new BadPath(`The JSONPath ${path} cannot be read: ${fault.replace(/\.$/, '')}.`);
  }
  if (steps) return walk(value, steps);
  try {
    return runBounded(() => query(value as JsonValue, path), longestMs);
  } catch (error) {
    if (error instanceof TookTooLong) {
      throw new BadPath(`The JSONPath ${path} took too long on this answer. Write it more narrowly.`, {
        cause: error,
      });
    }
    if (error instanceof RangeError) {
      throw new BadPath('The JSON of the answer is nested too deeply to be searched.', { cause: error });
    }
    throw error;
  }
}
