/**
 * The one spelling of a host: what a browser would make of `0x7f.1`, `2130706433`, `127.0.0.1.`, `LOCALHOST`, `bücher.example` or
 * `%31%32%37.0.0.1`. IPv6 comes without brackets. Undefined where it is no host at all.
 */
export function hostKey(host: string): string | undefined {
  const bare = host.includes(':') && !host.startsWith('[') ? `[${host.replace(/%.*$/, '')}]` : host;
  if (/[/?#@\\\s]/.test(bare)) return undefined;
  try {
    const { hostname } = new URL(`http://${bare}/`);
    const key = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
    return key === '' ? undefined : key;
  } catch {
    return undefined;
  }
}

/** These names mean this machine, whatever a name server says. */
export function isLocalhost(key: string): boolean {
  return key === 'localhost' || key.endsWith('.localhost');
}
