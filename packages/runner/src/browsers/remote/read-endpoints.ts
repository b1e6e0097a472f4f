import { type BrowserKind, browserKinds } from '../one/kinds.ts';

/** A Playwright server, the debugging port of a Chromium, or a Selenium Grid. */
export type EndpointWay = 'playwright' | 'cdp' | 'selenium';

export interface Endpoint {
  way: EndpointWay;
  /** What to connect to; it may hold a secret. */
  address: string;
  /** The same for messages, without its path and whatever else is secret. */
  shown: string;
  host: string;
  /** Whether it is reached by way of this machine's loopback address. */
  isHere: boolean;
  kinds: readonly BrowserKind[];
}

const schemes: Record<string, { way: EndpointWay; scheme: string }> = {
  'ws:': { way: 'playwright', scheme: 'ws:' },
  'wss:': { way: 'playwright', scheme: 'wss:' },
  'http:': { way: 'cdp', scheme: 'http:' },
  'https:': { way: 'cdp', scheme: 'https:' },
  'cdp+ws:': { way: 'cdp', scheme: 'ws:' },
  'cdp+wss:': { way: 'cdp', scheme: 'wss:' },
  'selenium+http:': { way: 'selenium', scheme: 'http:' },
  'selenium+https:': { way: 'selenium', scheme: 'https:' },
};

const chromiums: readonly BrowserKind[] = ['chrome', 'edge'];
const usual: Record<EndpointWay, readonly BrowserKind[]> = {
  playwright: browserKinds,
  cdp: chromiums,
  selenium: chromiums,
};

const isLoopback = (host: string) =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host.replace(/\.$/, ''));

/** Reads `chrome=ws://host:3000/secret`, `http://host:9222` or `selenium+http://host:4444/wd/hub`. */
function readEndpoint(entry: string): Endpoint | undefined {
  const [, kindName, written = ''] = /^(?:(\w+)=)?(.*)$/.exec(entry) ?? [];
  const [, protocol = '', rest = ''] = /^([a-z+]+:)(\/\/.+)$/i.exec(written) ?? [];
  const known = schemes[protocol.toLowerCase()];
  const url = known && URL.parse(`${known.scheme}${rest}`);
  const kind = browserKinds.find((one) => one === kindName?.toLowerCase());
  if (!url?.hostname || !known || (kindName !== undefined && !kind)) return undefined;
  // This is the path of a Chromium's own protocol, whatever the scheme says.
  const way = url.pathname.startsWith('/devtools/browser/') ? 'cdp' : known.way;
  if (kind && !usual[way].includes(kind)) return undefined;
  return {
    way,
    address: url.href,
    shown: `${protocol.toLowerCase()}//${url.host}`,
    host: url.hostname,
    isHere: isLoopback(url.hostname),
    kinds: kind ? [kind] : usual[way],
  };
}

/** The browsers elsewhere that a setting names, with commas between; an error names every entry that cannot be read. */
export function readEndpoints(setting: string): Endpoint[] {
  const entries = setting.split(/[\s,]+/).filter(Boolean);
  const read = entries.map((entry) => ({ entry, endpoint: readEndpoint(entry) }));
  const wrong = read.flatMap(({ endpoint }, index) => (endpoint ? [] : [index + 1]));
  if (wrong.length > 0) {
    throw new Error(
      `BROWSER_ENDPOINT has ${wrong.length === 1 ? 'an entry' : 'entries'} that cannot be used (${wrong.map((place) => `number ${place}`).join(', ')}). Write ws://host:3000/secret for a Playwright server, http://host:9222 for the debugging port of a Chromium or selenium+http://host:4444 for a Selenium Grid, with commas between and with "chrome=", "edge=" or "firefox=" before an entry that serves one browser only. Firefox needs a Playwright server.`,
    );
  }
  return read.flatMap(({ endpoint }) => endpoint ?? []);
}
