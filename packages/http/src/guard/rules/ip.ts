import { isIPv4, isIPv6 } from 'node:net';

/** An address as a number, so that a range is a comparison of bits. */
export interface Ip {
  family: 4 | 6;
  value: bigint;
}

export interface Network {
  first: Ip;
  prefix: number;
}

const bitsOf = { 4: 32, 6: 128 } as const;

function readIpv4(text: string): bigint {
  return text.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n);
}

function readIpv6(text: string): bigint {
  const dotted = /[\d.]+$/.exec(text)?.[0] ?? '';
  if (dotted.includes('.')) {
    const low = readIpv4(dotted);
    const head = text.slice(0, -dotted.length);
    return readIpv6(`${head}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`);
  }
  const [head = '', tail] = text.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...gap, ...right].reduce((sum, part) => (sum << 16n) | BigInt(`0x${part}`), 0n);
}

/** Reads a plain address; brackets and a zone (`fe80::1%eth0`) may be there. Anything else is undefined. */
export function readIp(text: string): Ip | undefined {
  const bare = text.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  if (isIPv4(bare)) return { family: 4, value: readIpv4(bare) };
  if (isIPv6(bare)) return { family: 6, value: readIpv6(bare) };
  return undefined;
}

/** Reads `10.0.0.0/8`, `fc00::/7`, or a single address. */
export function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const first = readIp(address);
  if (!first || rest.length > 0) return undefined;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined;
  const prefix = length === undefined ? bitsOf[first.family] : Number(length);
  return prefix <= bitsOf[first.family] ? { first, prefix } : undefined;
}

export function contains(network: Network, ip: Ip): boolean {
  if (network.first.family !== ip.family) return false;
  const shift = BigInt(bitsOf[ip.family] - network.prefix);
  return network.first.value >> shift === ip.value >> shift;
}
