import type { RefusalReason } from './refusal.ts';

export type UrlVerdict =
  | { allowed: true; url: URL; hostname: string; port: number }
  | { allowed: false; reason: RefusalReason; message: string };

const ports: Record<string, number> = { 'http:': 80, 'ws:': 80, 'https:': 443, 'wss:': 443 };

function refuse(reason: RefusalReason, message: string): UrlVerdict {
  return { allowed: false, reason, message };
}

/**
 * Whether an address as people write it is one of the web, and which host and port it means. It says nothing about where that host
 * is: that takes a look-up. A name and password in it (`https://safe.example@10.0.0.1/`) do not count as the host.
 */
export function judgeUrl(address: string, options: { webSockets?: boolean } = {}): UrlVerdict {
  const url = URL.parse(address.trim());
  if (!url) {
    return refuse(
      'not-an-address',
      `"${address}" is not a web address. Write it whole, such as https://example.com/.`,
    );
  }
  const isSocket = url.protocol === 'ws:' || url.protocol === 'wss:';
  const port = ports[url.protocol];
  if (port === undefined || (isSocket && !options.webSockets)) {
    return refuse(
      'scheme',
      `Addresses that start with "${url.protocol}" are not opened. Use one that starts with http:// or https://.`,
    );
  }
  return { allowed: true, url, hostname: url.hostname, port: url.port === '' ? port : Number(url.port) };
}
