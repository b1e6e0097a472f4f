import { allErrors, type CallName } from '@assay/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Engine } from '../start.ts';
import { type Asked, ask, bearing, callNames, callOf, send, type Told, writeUrl } from './ask.ts';
import { type Belongings, own } from './belongings.ts';
import { fuzzCount, fuzzSeed, isLong } from './form.ts';
import { changeSome, type MadeUp, makeUp } from './made-up.ts';
import { samples } from './samples.ts';
import { startIdle } from './start-idle.ts';

/** Whatever the call, an address or a body that cannot be read is answered so. */
const always = [
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'MALFORMED_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
];

const parse = (text: string): unknown => JSON.parse(text);

/** Whether the contract allows what was sent, as it arrives. */
function isValid(key: CallName, asked: Asked): boolean {
  const { body, query } = callOf(key);
  const words: Record<string, string | string[]> = {};
  for (const [name, value] of new URL(writeUrl('/', { query: asked.query ?? {} }), 'http://x').searchParams) {
    const known = words[name];
    words[name] = known === undefined ? value : [known, value].flat();
  }
  const arrived = asked.body === undefined ? {} : parse(JSON.stringify(asked.body));
  return (query?.safeParse(words).success ?? true) && (body?.safeParse(arrived ?? {}).success ?? true);
}

function judge(key: CallName, told: Told, mayBeValid: boolean): string | undefined {
  const { status, code, text } = told;
  const shown = `${key} answered ${status} ${text.slice(0, 300)}`;
  if (status >= 500) return shown;
  if (status < 400)
    return mayBeValid ? undefined : `${shown}, although the contract does not allow what was sent`;
  const known: readonly string[] = [...allErrors(callOf(key)), ...always];
  return known.includes(code) ? undefined : `${shown}, a code that the contract does not name`;
}

async function fuzz(engine: Engine): Promise<void> {
  const app = await startIdle(engine);
  const wrong: string[] = [];
  const counts = { requests: 0, admitted: 0, refused: 0 };
  const isAdminCall = (key: CallName) => callOf(key).access === 'admin';
  let somebody: Belongings;
  const begin = async (key: CallName) => {
    somebody = await own(app, isAdminCall(key) ? 'admin' : 'user');
  };

  async function tryOut(key: CallName, made: MadeUp): Promise<string | undefined> {
    // Nobody may have many of everything.
    if (counts.requests % 8 === 0) await begin(key);
    const headers = bearing(somebody.person.token);
    counts.requests += 1;
    let told: Told;
    let mayBeValid = false;
    if (made.kind === 'raw') {
      const [method = '', path = ''] = key.split(' ');
      const sample = (await samples[key](somebody)) as Asked;
      const type: Record<string, string> = made.type === '' ? {} : { 'content-type': made.type };
      const url = writeUrl(path, sample);
      told = await send(app, { method, url, headers: { ...headers, ...type }, payload: made.payload });
      mayBeValid = true;
    } else {
      const asked =
        made.kind === 'from schema'
          ? made.asked
          : changeSome((await samples[key](somebody)) as Asked, made.changes);
      // Printing needs a browser, which is tested by itself.
      if (asked.query?.format === 'pdf') return undefined;
      mayBeValid = isValid(key, asked);
      told = await ask(app, key, asked, headers);
    }
    if (told.status < 400) counts.admitted += 1;
    else counts.refused += 1;
    // Whoever deleted themselves or changed their password by it comes back as somebody else.
    if (key.startsWith('GET ')) return judge(key, told, mayBeValid);
    const { body } = await app.call('POST /api/validate-token', { body: { token: somebody.person.token } });
    if (!body.valid) await begin(key);
    return judge(key, told, mayBeValid);
  }

  for (const [index, key] of callNames.entries()) {
    await begin(key);
    const runs = Math.ceil(fuzzCount / callNames.length);
    const property = fc.asyncProperty(makeUp(key), async (made) => {
      const problem = await tryOut(key, made);
      if (problem) throw new Error(problem);
    });
    const result = await fc.check(property, {
      seed: fuzzSeed + index,
      numRuns: runs,
      endOnFailure: true,
    });
    if (result.failed) {
      const [made] = result.counterexample ?? [];
      wrong.push(`${String(result.errorInstance)} for ${fc.stringify(made).slice(0, 500)}`);
    }
  }
  const health = await app.call('GET /api/health');
  expect(health.status).toBe(200);
  wrong.push(
    ...app.logLines.filter((line) => /"level":"(error|fatal)"/.test(line)).map((line) => line.slice(0, 1200)),
  );
  const { requests, admitted, refused } = counts;
  console.log(
    `Fuzz on ${engine}: ${requests} requests to ${callNames.length} calls, seed ${fuzzSeed}: ${admitted} admitted, ${refused} refused, ${wrong.length} faults`,
  );
  expect(wrong).toEqual([]);
}

const what =
  'whatever is sent to a call, it answers with a success or with what the contract names, and goes on';
const oneHour = 3_600_000;

test(what, () => fuzz('sqlite'), oneHour);
if (isLong) test(`${what}, on postgres`, () => fuzz('postgres'), oneHour);
