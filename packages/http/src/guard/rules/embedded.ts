import { contains, type Ip, type Network, readNetwork } from './ip.ts';

type Extract = (value: bigint) => bigint[];

const low32: Extract = (value) => [value & 0xffff_ffffn];

// Each way of writing an IPv4 address inside an IPv6 one; a gateway on the way would take it out again.
const rows: [name: string, network: string, extract: Extract][] = [
  ['IPv4-mapped', '::ffff:0:0/96', low32],
  ['IPv4-translated', '::ffff:0:0:0/96', low32],
  ['NAT64', '64:ff9b::/96', low32],
  ['NAT64 of a network', '64:ff9b:1::/48', low32],
  ['6to4', '2002::/16', (value) => [(value >> 80n) & 0xffff_ffffn]],
  // Teredo holds its server as it is and the client with every bit turned.
  ['Teredo', '2001::/32', (value) => [(value >> 64n) & 0xffff_ffffn, (value & 0xffff_ffffn) ^ 0xffff_ffffn]],
];

const table: { network: Network; extract: Extract }[] = rows.map(([name, text, extract]) => {
  const network = readNetwork(text);
  if (!network) throw new Error(`The range of ${name} is not written as an address and a length.`);
  return { network, extract };
});

/** `::127.0.0.1`, long abolished; `::` and `::1` look like it and are not. */
function isIpv4Compatible(value: bigint): boolean {
  return value >> 32n === 0n && value > 1n;
}

/** ISATAP marks its interfaces `0:5efe` or `200:5efe`, whatever the network before them. */
function isIsatap(value: bigint): boolean {
  const mark = (value >> 32n) & 0xffff_ffffn;
  return mark === 0x5efen || mark === 0x0200_5efen;
}

/** The IPv4 addresses hidden in an IPv6 address; none for an ordinary one. */
export function embeddedIpv4(ip: Ip): Ip[] {
  if (ip.family === 4) return [];
  const extract =
    table.find(({ network }) => contains(network, ip))?.extract ??
    (isIpv4Compatible(ip.value) || isIsatap(ip.value) ? low32 : undefined);
  return (extract?.(ip.value) ?? []).map((value) => ({ family: 4, value }));
}

/** Spellings that this machine itself turns into the IPv4 address, so that nothing but that address counts. */
export function isMapped(ip: Ip): boolean {
  return ip.family === 6 && ip.value >> 32n === 0xffffn;
}
