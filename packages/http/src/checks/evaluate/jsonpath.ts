import type { ApiCheck } from '@assay/contract';
import type { Answer, Verdict } from '../model/types.ts';
import { findFault, holds, sayExpected } from './compare.ts';
import { readJson } from './read-json.ts';
import { isSame } from './same.ts';
import { isSingular, selectNodes } from './select-nodes.ts';
import { show } from './show.ts';
import { judge, refuse } from './verdicts.ts';

type JsonpathCheck = Extract<ApiCheck, { type: 'jsonpath' }>;

/** A path that names one place. */
function judgeOne(check: JsonpathCheck, nodes: readonly unknown[], expected: string): Verdict {
  const { path, operator, value } = check;
  if (nodes.length === 0) return judge(operator === 'not exists', path, expected, 'not there');
  return judge(holds(operator, nodes[0], value), path, expected, show(nodes[0]));
}

/**
 * A path that can find several. `exists`: any is there. `equals`: there is exactly one and it is equal, or all of them as a list are.
 * `contains`: one of them is equal, or contains it. `has length`: how many there are. Every other operator must hold for each, and
 * for at least one.
 */
function judgeSeveral(check: JsonpathCheck, nodes: readonly unknown[], expected: string): Verdict {
  const { path, operator, value } = check;
  const actual = nodes.length === 0 ? 'not there' : nodes.length === 1 ? show(nodes[0]) : show(nodes);
  const equals = () => isSame(nodes, value) || (nodes.length === 1 && isSame(nodes[0], value));
  const contains = () => nodes.some((node) => isSame(node, value) || holds('contains', node, value));
  switch (operator) {
    case 'exists':
      return judge(nodes.length > 0, path, expected, actual);
    case 'not exists':
      return judge(nodes.length === 0, path, expected, actual);
    case 'equals':
      return judge(equals(), path, expected, actual);
    case 'not equals':
      return judge(nodes.length > 0 && !equals(), path, expected, actual);
    case 'contains':
      return judge(contains(), path, expected, actual);
    case 'not contains':
      return judge(!contains(), path, expected, actual);
    case 'has length':
      return judge(nodes.length === Number(value), path, expected, `a list of the length ${nodes.length}`);
    default: {
      const wrong = nodes.find((node) => !holds(operator, node, value));
      if (wrong === undefined) return judge(nodes.length > 0, path, expected, actual);
      return judge(false, path, expected, nodes.length === 1 ? actual : `${show(wrong)} among others`);
    }
  }
}

export function evaluateJsonpath(check: JsonpathCheck, answer: Answer): Verdict {
  const expected = sayExpected(check.operator, check.value);
  const fault = findFault(check.operator, check.value);
  if (fault) return refuse(fault, expected);
  const nodes = selectNodes(readJson(answer), check.path);
  return (isSingular(check.path) ? judgeOne : judgeSeveral)(check, nodes, expected);
}
