import { networkInterfaces } from 'node:os';
import { type Lookup, lookUp } from '../connect/resolve-target.ts';
import { hostKey } from '../rules/host.ts';
import { contains, type Ip, type Network, readIp, readNetwork } from '../rules/ip.ts';

/** How browsers on other machines reach the doors of their runs. */
export interface Elsewhere {
  /** The name or address under which they reach this machine. */
  host: string;
  /** Who may come in: networks, addresses and names. This machine itself always may. */
  clients: readonly string[];
}

/** Whether somebody at this address may come in. */
export type Admit = (address: string) => boolean;

function readClient(entry: string): Network | { host: string } | undefined {
  const network = readNetwork(entry.replace(/^\[(.*)\]$/, '$1'));
  if (network) return network;
  const host = /^[\p{L}\p{N}]([\p{L}\p{N}._-]*[\p{L}\p{N}.])?$/u.test(entry) ? hostKey(entry) : undefined;
  // A name that turns into an address was meant as one but is written oddly.
  return host === undefined || readIp(host) ? undefined : { host };
}

/** Splits a list of networks, addresses and names; an error names every entry that cannot be read. */
export function readClients(setting: string, name: string): string[] {
  const entries = setting.split(/[\s,]+/).filter(Boolean);
  const wrong = entries.filter((entry) => !readClient(entry)).map((entry) => `"${entry}"`);
  if (wrong.length === 0) return entries;
  throw new Error(
    `${name} has ${wrong.join(', ')}, which cannot be read. Write networks, addresses or names such as 10.42.0.0/16 or browsers.example, with commas between.`,
  );
}

/** A socket that serves both families tells IPv4 addresses as mapped into IPv6. */
function readPeer(address: string): Ip | undefined {
  return readIp(address.replace(/^::ffff:(?=\d+\.)/i, ''));
}

function networksHere(): Network[] {
  const own = Object.values(networkInterfaces()).flatMap(
    (found) => found?.map(({ address }) => address) ?? [],
  );
  return ['127.0.0.0/8', '::1', ...own].flatMap((text) => readNetwork(text) ?? []);
}

/** Looks names up now: machines that serve browsers come and go, and a run lasts minutes. */
export async function admitClients(clients: readonly string[], lookup: Lookup = lookUp): Promise<Admit> {
  const named = await Promise.all(
    clients.map(async (entry) => {
      const client = readClient(entry);
      if (!client || 'first' in client) return client ? [client] : [];
      const addresses = await lookup(client.host).catch(() => []);
      return addresses.flatMap((address) => readNetwork(address) ?? []);
    }),
  );
  const networks = [...networksHere(), ...named.flat()];
  return (address) => {
    const ip = readPeer(address);
    return ip !== undefined && networks.some((network) => contains(network, ip));
  };
}
