import { contains, type Ip, type Network, readNetwork } from './ip.ts';

/** `metadata` to `reserved` are never reached; `loopback`, `private` and `own` where the policy allows; `public` always. */
export type AddressKind =
  | 'metadata'
  | 'link-local'
  | 'unspecified'
  | 'multicast'
  | 'reserved'
  | 'loopback'
  | 'private'
  | 'own'
  | 'public';

// The first row that contains the address decides, so the single addresses come before the ranges they lie in.
const rows: [kind: AddressKind, ...networks: string[]][] = [
  // AWS, Google, Azure, DigitalOcean and others (169.254.169.254), Alibaba, Azure's host, AWS and Google over IPv6.
  ['metadata', '169.254.169.254', '169.254.170.0/24', '100.100.100.200', '168.63.129.16'],
  ['metadata', 'fd00:ec2::/32', 'fd20:ce::254'],
  ['link-local', '169.254.0.0/16', 'fe80::/10'],
  // Linux connects to this machine when asked for 0.0.0.0 or ::.
  ['unspecified', '0.0.0.0/8', '::'],
  ['multicast', '224.0.0.0/4', 'ff00::/8'],
  ['loopback', '127.0.0.0/8', '::1'],
  ['private', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '198.18.0.0/15'],
  ['private', 'fc00::/7', 'fec0::/10', '64:ff9b:1::/48'],
  ['reserved', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.51.100.0/24', '203.0.113.0/24'],
  ['reserved', '240.0.0.0/4', '2001:db8::/32', '3fff::/20', '2001:2::/48', '2001:10::/28'],
  ['public', '0.0.0.0/0', '2000::/3', '64:ff9b::/96'],
];

const table: { kind: AddressKind; network: Network }[] = rows.flatMap(([kind, ...networks]) =>
  networks.map((text) => {
    const network = readNetwork(text);
    if (!network) throw new Error(`The range ${text} is not written as an address and a length.`);
    return { kind, network };
  }),
);

/** What an address is by its range alone; what nobody has handed out yet is reserved. */
export function kindOfIp(ip: Ip): AddressKind {
  return table.find(({ network }) => contains(network, ip))?.kind ?? 'reserved';
}
