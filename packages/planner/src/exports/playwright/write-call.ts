import type { Call, Keep } from '../../steps/calls.ts';
import type { Expectation } from '../../steps/language.ts';
import { writeString } from './write-text.ts';
import { writeValue } from './write-value.ts';
import type { Writing } from './writing.ts';

function writeHeaders({ headers = [], auth, as, body }: Call, writing: Writing): string[] {
  const named = headers.map(({ name, value }) => `${writeString(name)}: ${writeValue(value, writing)}`);
  if (auth?.by === 'token') named.push(`Authorization: \`Bearer \${${writeValue(auth.token, writing)}}\``);
  if (auth?.by === 'password')
    named.push(
      `Authorization: \`Basic \${Buffer.from(${writeValue(`${auth.user}:${auth.password}`, writing)}).toString('base64')}\``,
    );
  if (auth?.by === 'key' && auth.in === 'header')
    named.push(`${writeString(auth.name)}: ${writeValue(auth.value, writing)}`);
  const hasType = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  if (!as && !hasType && body !== undefined && /^\s*[[{"]/.test(body))
    named.push("'content-type': 'application/json'");
  return named.length === 0 ? [] : [`headers: { ${named.join(', ')} }`];
}

function writeBody({ body, as }: Call, writing: Writing): string[] {
  if (body === undefined) return [];
  const text = writeValue(body, writing);
  if (as === 'form' || as === 'multipart') return [`${as}: JSON.parse(${text})`];
  if (as !== 'graphql') return [`data: ${text}`];
  return [/^\s*\{\s*"query"/.test(body) ? `data: JSON.parse(${text})` : `data: { query: ${text} }`];
}

/** A call; its answer is kept for the checks that follow. */
export function writeCall(call: Call, writing: Writing): string[] {
  writing.records.add('status');
  writing.records.add('answer');
  const { auth, method, redirects } = call;
  const options = [
    `method: ${writeString(method)}`,
    ...writeBody(call, writing),
    ...writeHeaders(call, writing),
    ...(auth?.by === 'key' && auth.in === 'query'
      ? [`params: { ${writeString(auth.name)}: ${writeValue(auth.value, writing)} }`]
      : []),
    ...(redirects === false ? ['maxRedirects: 0'] : []),
  ];
  return [
    `const response = await page.request.fetch(${writeValue(call.address, writing)}, { ${options.join(', ')} });`,
    'status = response.status();',
    'answer = { headers: response.headers(), text: await response.text() };',
  ];
}

/** A path that names one place, as an expression; the others would need a library. */
function writePath(path: string): string | undefined {
  if (!/^\$(?:\.[A-Za-z_]\w*|\[\d+\]|\['[^'\\]*'\])*$/.test(path)) return undefined;
  const steps = path.slice(1).replace(/\.|\[/g, (sign) => (sign === '.' ? '?.' : '?.['));
  return `JSON.parse(answer.text)${steps}`;
}

export function writeKeep({ from, expression, as }: Keep, writing: Writing): string[] | undefined {
  const value =
    from === 'status'
      ? 'String(status)'
      : from === 'header'
        ? `answer.headers[${writeString(expression.toLowerCase())}]`
        : from === 'regex'
          ? `new RegExp(${writeString(expression)}).exec(answer.text)?.[1]`
          : from === 'jsonpath'
            ? writePath(expression)
            : undefined;
  if (value === undefined) return undefined;
  writing.records.add('answer');
  writing.records.add('remembered');
  return [
    `expect(${value}).toBeDefined();`,
    `remembered[${writeString(as.toLowerCase())}] = String(${value});`,
  ];
}

type AnswerCheck = Extract<Expectation['condition'], { is: 'answer' }>['check'];
type Compared = Extract<AnswerCheck, { type: 'header' | 'jsonpath' }>;

function writeCompared(
  { operator, value }: Compared,
  given: string,
  not: string,
  writing: Writing,
): string | undefined {
  const wanted = typeof value === 'string' ? writeValue(value, writing) : JSON.stringify(value ?? null);
  const flipped = not === '' ? 'not.' : '';
  const say = (matcher: string, isNot = false) => `expect(${given}).${isNot ? flipped : not}${matcher};`;
  switch (operator) {
    case 'exists':
      return say('toBeUndefined()', true);
    case 'not exists':
      return say('toBeUndefined()');
    case 'equals':
      return say(`toEqual(${wanted})`);
    case 'not equals':
      return say(`toEqual(${wanted})`, true);
    case 'contains':
      return say(`toContain(${wanted})`);
    case 'not contains':
      return say(`toContain(${wanted})`, true);
    case 'matches':
      return say(`toMatch(new RegExp(${wanted}))`);
    case 'more than':
      return say(`toBeGreaterThan(${wanted})`);
    case 'at least':
      return say(`toBeGreaterThanOrEqual(${wanted})`);
    case 'less than':
      return say(`toBeLessThan(${wanted})`);
    case 'at most':
      return say(`toBeLessThanOrEqual(${wanted})`);
    case 'has length':
      return say(`toHaveLength(${wanted})`);
    default:
      return undefined;
  }
}

/** A check of the last answer; undefined where Playwright alone cannot tell. */
export function writeAnswerCheck(check: AnswerCheck, not: string, writing: Writing): string[] | undefined {
  if (check.type === 'status') {
    writing.records.add('status');
    const all = typeof check.equals === 'string' ? [check.equals] : check.equals;
    const pattern = all.map((one) => one.replace('xx', '\\d\\d')).join('|');
    return [`expect(String(status)).${not}toMatch(/^(?:${pattern})$/);`];
  }
  if (!writing.records.has('answer')) return undefined;
  if (check.type === 'size')
    return [`expect(Buffer.byteLength(answer.text)).${not}toBeLessThanOrEqual(${check.maxBytes});`];
  if (check.type === 'graphql') {
    const flipped = not === '' ? 'not.' : '';
    const how = check.errors === 'none' ? not : flipped;
    return [`expect(JSON.parse(answer.text).errors ?? []).${how}toEqual([]);`];
  }
  const given =
    check.type === 'header'
      ? `answer.headers[${writeString(check.name.toLowerCase())}]`
      : writePath(check.path);
  const line = given && writeCompared(check, given, not, writing);
  return line ? [line] : undefined;
}
