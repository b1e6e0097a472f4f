import type { ApiCheck, ApiEndpoint } from '@assay/contract';
import type { Notes } from '../read/types.ts';
import { asList, asText, type Fields, isRecord, tryJson } from '../read/values.ts';

type Capture = ApiEndpoint['captures'][number];
type Found = { check: ApiCheck } | { capture: Capture };

const quoted = String.raw`(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')`;
const code = String.raw`pm\.expect\(pm\.response\.code\)\.to`;

/** Where a script writes `jsonData.user.id` or `pm.response.json().items[0]`, the same as a JSONPath. */
function toPath(access: string): string | undefined {
  return /^(?:\.[A-Za-z_$][\w$]*|\[\d+\])+$/.test(access) ? `$${access}` : undefined;
}

const rules: [RegExp, (...parts: (string | undefined)[]) => Found | undefined][] = [
  [/^pm\.response\.to\.have\.status\((\d{3})\)$/, (status) => status3(status)],
  [new RegExp(String.raw`^${code}\.(?:be\.)?(?:equal|eql|eq)\((\d{3})\)$`), (status) => status3(status)],
  [
    new RegExp(String.raw`^${code}\.be\.oneOf\(\[([\d,\s]+)\]\)$`),
    (list = '') => ({
      check: {
        type: 'status',
        equals: list
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      },
    }),
  ],
  [/^pm\.response\.to\.be\.(?:ok|success)$/, () => ({ check: { type: 'status', equals: '2xx' } })],
  [/^tests\[.+\]\s*=\s*responseCode\.code\s*===?\s*(\d{3})$/, (status) => status3(status)],
  [
    /^pm\.expect\(pm\.response\.responseTime\)\.to\.be\.(?:below|lessThan|lt|at\.most)\((\d+)\)$/,
    (limit) => ({ check: { type: 'time', maxMs: Number(limit) } }),
  ],
  [
    new RegExp(String.raw`^pm\.response\.to\.have\.header\(${quoted}\)$`),
    (one, other) => ({ check: { type: 'header', name: one ?? other ?? '', operator: 'exists', value: '' } }),
  ],
  [
    new RegExp(String.raw`^pm\.response\.to\.have\.header\(${quoted},\s*${quoted}\)$`),
    (name, other, value, otherValue) => ({
      check: {
        type: 'header',
        name: name ?? other ?? '',
        operator: 'equals',
        value: value ?? otherValue ?? '',
      },
    }),
  ],
  [
    new RegExp(
      String.raw`^pm\.expect\(pm\.response\.headers\.get\(${quoted}\)\)\.to\.(include|contain|equal|eql|eq)\(${quoted}\)$`,
    ),
    (name, other, how, value, otherValue) => ({
      check: {
        type: 'header',
        name: name ?? other ?? '',
        operator: /^e/.test(how ?? '') ? 'equals' : 'contains',
        value: value ?? otherValue ?? '',
      },
    }),
  ],
  [
    new RegExp(String.raw`^pm\.expect\(pm\.response\.text\(\)\)\.to\.(?:include|contain)\(${quoted}\)$`),
    (one, other) => ({ check: { type: 'body', operator: 'contains', value: one ?? other ?? '' } }),
  ],
  [
    /^pm\.expect\(JSON((?:\.[\w$]+|\[\d+\])+)\)\.to\.(?:be\.)?(?:equal|eql|eq)\((.+)\)$/,
    (access = '', value = '') => comparePath(access, value),
  ],
  [
    new RegExp(String.raw`^pm\.expect\(JSON((?:\.[\w$]+|\[\d+\])*)\)\.to\.have\.property\(${quoted}\)$`),
    (access = '', one, other) => {
      const path = toPath(`${access}.${one ?? other ?? ''}`);
      return path ? { check: { type: 'jsonpath', path, operator: 'exists' } } : undefined;
    },
  ],
  [
    new RegExp(
      String.raw`^(?:pm\.(?:environment|collectionVariables|globals|variables)\.set|postman\.set(?:Environment|Global)Variable)\(${quoted},\s*JSON((?:\.[\w$]+|\[\d+\])+)\)$`,
    ),
    (one, other, access = '') => {
      const path = toPath(access);
      return path ? { capture: { name: one ?? other ?? '', from: 'jsonpath', expression: path } } : undefined;
    },
  ],
];

function status3(status = ''): Found {
  return { check: { type: 'status', equals: status } };
}

function comparePath(access: string, literal: string): Found | undefined {
  const path = toPath(access);
  const value = tryJson(literal.replace(/^'((?:[^'\\"])*)'$/, '"$1"'));
  return path && value
    ? { check: { type: 'jsonpath', path, operator: 'equals', value: value.value } }
    : undefined;
}

/** Names under which a script keeps the answer's JSON. */
const jsonName =
  /^(?:var|let|const)\s+([A-Za-z_$][\w$]*)\s*=\s*(?:pm\.response\.json\(\)|JSON\.parse\((?:responseBody|pm\.response\.text\(\))\))$/;
/** Lines that only wrap others. */
const wrapping = /^(?:pm\.test\(.*(?:\{|=>)|\}\)?;?|\}|\)|\);?|)$/;
const deciding = /\b(?:if|else|for|while|switch|forEach|try)\b|\?/;

function scriptLines(event: Fields): string[] {
  const { exec } = isRecord(event.script) ? event.script : {};
  const text = Array.isArray(exec) ? exec.map(asText).join('\n') : asText(exec);
  return (
    text
      .slice(0, 50_000)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      // A test on one line is taken apart into its head, its statement and its end.
      .replace(
        /(pm\.test\((?:"[^"\n]*"|'[^'\n]*')\s*,\s*(?:function\s*\([^)]*\)\s*\{|\([^)]*\)\s*=>\s*\{?|\w+\s*=>\s*\{?))/g,
        '$1\n',
      )
      .split(/\n|;/)
      .map((line) =>
        line
          .replace(/^\s*\/\/.*$/, '')
          .replace(/\s\/\/ .*$/, '')
          .trim()
          .replace(/^(pm\..*?)\s*\}\)$/, '$1'),
      )
  );
}

export interface Tests {
  checks: ApiCheck[];
  captures: Capture[];
}

/** Simple statements of test scripts become checks and captures. Scripts are never run. */
export function readTests(events: unknown, name: string, notes: Notes): Tests {
  const tests: Tests = { checks: [], captures: [] };
  for (const event of asList(events).filter(isRecord)) {
    const lines = scriptLines(event).filter((line) => !wrapping.test(line));
    if (lines.length === 0) continue;
    if (event.listen !== 'test') {
      notes.add(`The script before "${name}" was left out: scripts are not run.`);
      continue;
    }
    const decides = lines.some((line) => deciding.test(line.replace(/"[^"]*"|'[^']*'/g, '')));
    const names = lines.map((line) => jsonName.exec(line)?.[1]).filter((found) => found !== undefined);
    let left = 0;
    for (const line of lines) {
      if (jsonName.test(line)) continue;
      const found = decides ? undefined : readLine(line, names);
      if (!found) left += 1;
      else if ('check' in found) tests.checks.push(found.check);
      else tests.captures.push(found.capture);
    }
    if (left > 0) {
      notes.add(
        `Of the test script of "${name}", ${left === 1 ? 'one line was' : `${left} lines were`} not taken over: scripts are not run. Add these checks yourself.`,
      );
    }
  }
  return tests;
}

function readLine(line: string, jsonNames: readonly string[]): Found | undefined {
  let statement = line.replaceAll('pm.response.json()', 'JSON');
  for (const name of jsonNames) {
    const escaped = name.replaceAll('$', '\\$');
    statement = statement.replace(new RegExp(String.raw`(?<=[(,]\s*)${escaped}(?=[.\[)])`, 'g'), 'JSON');
  }
  for (const [pattern, make] of rules) {
    const match = pattern.exec(statement);
    const found = match && make(...match.slice(1));
    if (found) return found;
  }
  return undefined;
}
