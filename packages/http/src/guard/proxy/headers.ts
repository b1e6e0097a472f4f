/** Tells an answer of the guard from one of the site; a site cannot send it, since it is taken off. */
export const guardHeader = 'x-assay-guard';
export const guardReasonHeader = 'x-assay-guard-reason';

// These speak of one connection only and are not passed on (RFC 9110, 7.6.1).
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function* pairsOf(raw: readonly string[]): Generator<[name: string, value: string]> {
  for (let index = 0; index + 1 < raw.length; index += 2) yield [raw[index] ?? '', raw[index + 1] ?? ''];
}

function namedByConnection(raw: readonly string[]): Set<string> {
  const named = [...pairsOf(raw)].filter(([name]) => name.toLowerCase() === 'connection');
  return new Set(
    named.flatMap(([, value]) =>
      value
        .toLowerCase()
        .split(',')
        .map((one) => one.trim()),
    ),
  );
}

function has(raw: readonly string[], wanted: string): boolean {
  return [...pairsOf(raw)].some(([name]) => name.toLowerCase() === wanted);
}

/** The headers that go on, with their spelling, order and repetitions. */
function passOn(raw: readonly string[], without: readonly string[]): string[] {
  const dropped = new Set([...hopByHop, ...namedByConnection(raw), ...without]);
  // Where a length and chunks are both told, the chunks count.
  if (has(raw, 'transfer-encoding')) dropped.add('content-length');
  return [...pairsOf(raw)].filter(([name]) => !dropped.has(name.toLowerCase())).flat();
}

/** A request's headers for the site. The host is the one that was judged, whatever the client wrote. */
export function requestHeaders(raw: readonly string[], host: string): string[] {
  const chunked = has(raw, 'transfer-encoding') ? ['Transfer-Encoding', 'chunked'] : [];
  return ['Host', host, ...passOn(raw, ['host', 'expect']), ...chunked];
}

/** The same for a request that changes the protocol, which is between the client and the site. */
export function upgradeHeaders(raw: readonly string[], upgrade: string, host: string): string[] {
  return ['Host', host, ...passOn(raw, ['host', 'expect']), 'Connection', 'Upgrade', 'Upgrade', upgrade];
}

export function answerHeaders(raw: readonly string[]): string[] {
  return passOn(raw, [guardHeader, guardReasonHeader]);
}

export interface GuardAnswer {
  kind: 'refused' | 'unreachable';
  reason: string;
}

/** Reads from the headers of an answer (names in lower case) whether it is the guard's own. */
export function readGuardAnswer(headers: Record<string, string | undefined>): GuardAnswer | undefined {
  const kind = headers[guardHeader];
  if (kind !== 'refused' && kind !== 'unreachable') return undefined;
  return { kind, reason: headers[guardReasonHeader] ?? '' };
}
