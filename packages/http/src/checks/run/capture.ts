import type { ApiEndpoint } from '@assay/contract';
import { BadPattern, matchText } from '../evaluate/match-text.ts';
import { NotJson, readJson } from '../evaluate/read-json.ts';
import { BadPath, selectNodes } from '../evaluate/select-nodes.ts';
import { detach } from '../model/detach.ts';
import { RequestProblem } from '../model/problem.ts';
import type { Answer } from '../model/types.ts';

type Capture = ApiEndpoint['captures'][number];

export interface Captured {
  name: string;
  value: string;
}

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

/** Numbers beyond what JavaScript counts exactly keep their digits: ids of some services are such. */
const keepDigits: Reviver = (_key, value, { source }) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? source : value;

function selectExactly(answer: Answer, path: string): unknown {
  const [node] = selectNodes(readJson(answer), path);
  if (!Number.isInteger(node) || Number.isSafeInteger(node)) return node;
  // The types of the language do not know the third argument yet.
  const exact: unknown = JSON.parse(answer.body, keepDigits as (key: string, value: unknown) => unknown);
  return selectNodes(exact, path)[0];
}

function find(capture: Capture, answer: Answer, cookieOf: (name: string) => string | undefined) {
  const { from, expression } = capture;
  switch (from) {
    case 'status':
      return String(answer.status);
    case 'header':
      return answer.headers.find(([name]) => name.toLowerCase() === expression.toLowerCase())?.[1];
    case 'cookie':
      return cookieOf(expression);
    case 'regex': {
      const match = answer.isText ? matchText(answer.body, expression) : null;
      const found = match?.[1] ?? match?.[0];
      return found === undefined ? undefined : detach(found);
    }
    case 'jsonpath': {
      const node = selectExactly(answer, expression);
      return typeof node === 'string' || node === undefined ? node : JSON.stringify(node);
    }
  }
}

/** A part of an answer, for later requests. Of several nodes or matches it is the first; nothing is a problem. */
export function capture(
  wanted: Capture,
  answer: Answer,
  cookieOf: (name: string) => string | undefined,
): Captured {
  const cannot = (reason: string) =>
    new RequestProblem('bad answer', `The variable "${wanted.name}" could not be captured: ${reason}`);
  try {
    const value = find(wanted, answer, cookieOf);
    if (value === undefined) {
      const place = wanted.from === 'jsonpath' ? `at ${wanted.expression}` : `by "${wanted.expression}"`;
      throw cannot(`the answer has nothing ${place} (${wanted.from}).`);
    }
    return { name: wanted.name, value };
  } catch (error) {
    const isKnown = error instanceof NotJson || error instanceof BadPath || error instanceof BadPattern;
    throw isKnown ? cannot(error.message) : error;
  }
}
