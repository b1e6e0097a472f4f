import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { Problem } from '../../progress/problem.ts';
import type { OpenedContext, WarmBrowser } from '../one/warm-browser.ts';
import { connectEndpoint } from './connect-endpoint.ts';
import { keepEndpoints } from './keep-endpoints.ts';
import { readEndpoints } from './read-endpoints.ts';
import { findRemoteTrouble, readRemoteBrowsers } from './remote-browsers.ts';

const all = ['chrome', 'firefox', 'edge'];
const chromiums = ['chrome', 'edge'];

test.each([
  ['ws://127.0.0.1:3000/secret', 'playwright', all, true, 'ws://127.0.0.1:3000'],
  [
    'firefox=wss://browsers.example/secret?token=1',
    'playwright',
    ['firefox'],
    false,
    'wss://browsers.example',
  ],
  ['http://localhost:9222', 'cdp', chromiums, true, 'http://localhost:9222'],
  ['edge=https://[::1]:9222', 'cdp', ['edge'], true, 'https://[::1]:9222'],
  ['ws://10.0.0.5:9222/devtools/browser/3f', 'cdp', chromiums, false, 'ws://10.0.0.5:9222'],
  ['cdp+wss://user:key@cloud.example/?token=1', 'cdp', chromiums, false, 'cdp+wss://cloud.example'],
  ['Selenium+http://grid:4444/wd/hub', 'selenium', chromiums, false, 'selenium+http://grid:4444'],
])('reads %s', (written, way, kinds, isHere, shown) => {
  expect(readEndpoints(` ${written} , ws://x/`)).toMatchObject([{ way, kinds, isHere, shown }, {}]);
});

test.each([
  'ftp://host',
  'safari=ws://host/',
  'firefox=http://host:9222',
  'firefox=selenium+http://host:4444',
  'host:9222',
  'ws://',
])('%s cannot be used, and the message holds no secret', (written) => {
  const read = () => readEndpoints(`ws://host/, ${written}`);
  expect(read).toThrow(/number 2.*selenium\+http/);
  expect(read).not.toThrow('host/secret');
});

test('a browser on another machine is not even connected to while it could not come by the guard', async () => {
  const browsers = readRemoteBrowsers({ BROWSER_ENDPOINT: 'ws://browsers.example:3000/secret' });
  const guard = () => Promise.reject(new Error('The guard must not be asked for.'));
  const trouble = await findRemoteTrouble({ browsers, guard });
  expect(trouble).toMatchObject([
    expect.stringMatching(/ws:\/\/browsers\.example:3000 are on another machine.*GUARD_HOST/),
  ]);
});

test('who may come to the doors are those who were named, else the machines of the endpoints', () => {
  const settings = { BROWSER_ENDPOINT: 'ws://a.example/,http://[fd12::9]:9222', GUARD_HOST: 'me.example' };
  expect(readRemoteBrowsers(settings).elsewhere).toEqual({
    host: 'me.example',
    clients: ['a.example', 'fd12::9'],
  });
  expect(readRemoteBrowsers({ ...settings, GUARD_CLIENTS: '10.0.0.0/8' }).elsewhere?.clients).toEqual([
    '10.0.0.0/8',
  ]);
  const some = readRemoteBrowsers({ BROWSER_ENDPOINT: 'firefox=ws://a.example/' });
  expect([some.placeOf('firefox'), some.placeOf('chrome'), some.elsewhere]).toEqual([
    'elsewhere',
    'here',
    undefined,
  ]);
});

/** Refuses every connection as a Playwright server would. */
async function refuse(status: string, body: string): Promise<string> {
  const server = createServer();
  server.on('upgrade', (_request, socket) => socket.end(`HTTP/1.1 ${status}\r\n\r\n${body}`));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => void server.close());
  const place = server.address();
  return `ws://127.0.0.1:${place !== null && typeof place !== 'string' ? place.port : 0}/secret`;
}

test.each([
  [
    '428 Precondition Required',
    'Playwright version mismatch:\n  - server version: v1.70\n  - client version: v1.64\n',
    'it runs Playwright 1.70, and this is 1.64. Both must be the same: start the server there with Playwright 1.64.',
  ],
  ['400 Bad Request', '', 'it answered 400 Bad Request; look whether the path is right.'],
])('%s is explained', async (status, body, reason) => {
  const [endpoint] = readEndpoints(await refuse(status, body));
  if (!endpoint) throw new Error('There is no endpoint.');
  const message = `Chrome at ${endpoint.shown} could not be reached: ${reason}`;
  await expect(connectEndpoint(endpoint, 'chrome')).rejects.toMatchObject({ class: 'environment', message });
});

/** A place that hands out nothing but its name, or fails. */
function makePlace(name: string, state: { isDown: boolean; asked: string[] }): WarmBrowser {
  return {
    openContext: async () => {
      state.asked.push(name);
      if (state.isDown) throw new Problem('environment', `${name} is down.`);
      return { browser: { name }, context: {} } as unknown as OpenedContext;
    },
    release: async () => undefined,
    running: () => [],
    close: async () => undefined,
  };
}

test('places take turns, the least busy first; one that fails is left alone for longer and longer', async () => {
  let time = 0;
  const asked: string[] = [];
  const [one, two] = [
    { isDown: false, asked },
    { isDown: false, asked },
  ];
  const kept = keepEndpoints([makePlace('one', one), makePlace('two', two)], () => time);
  const use = async () => (await kept.openContext({})).browser;
  const first = await use();
  await use();
  await kept.release(first);
  await use();
  expect(asked.splice(0)).toEqual(['one', 'two', 'one']);
  one.isDown = true;
  await kept.release(await use());
  await kept.release(await use());
  expect(asked.splice(0)).toEqual(['two', 'one', 'two']);
  time = 1000;
  await kept.release(await use());
  time = 2000;
  await kept.release(await use());
  expect(asked.splice(0)).toEqual(['one', 'two', 'two']);
  two.isDown = true;
  await expect(use()).rejects.toThrow('two is down. one is down.');
  one.isDown = false;
  await use();
  expect(asked.at(-1)).toBe('one');
});
