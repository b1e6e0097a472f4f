import { describeJsonProblem, findJsonProblem } from '../../../ui/api/find-json-problem.ts';

export function findBodyProblem(text: string): string | undefined {
  const problem = text.trim() === '' ? null : findJsonProblem(text);
  return problem ? describeJsonProblem(problem) : undefined;
}

/** Reads headers that were typed as a JSON object; an empty text is none. */
export function readHeaders(text: string): { value: Record<string, string>; problem?: string } {
  if (text.trim() === '') return { value: {} };
  const problem = findBodyProblem(text);
  if (problem) return { value: {}, problem };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { value: {}, problem: 'Put variables in double quotes here, such as "{{token}}".' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { value: {}, problem: 'Headers are a JSON object, such as {"Accept": "application/json"}.' };
  }
  const entries = Object.entries(value);
  const wrong = entries.find(([, one]) => !['string', 'number', 'boolean'].includes(typeof one));
  if (wrong) return { value: {}, problem: `The value of the header “${wrong[0]}” has to be a text.` };
  return { value: Object.fromEntries(entries.map(([name, one]) => [name, String(one)])) };
}
