import { networkInterfaces } from 'node:os';
import { hostKey } from './host.ts';
import { contains, type Ip, type Network, readIp, readNetwork } from './ip.ts';

/** A network or a name that was allowed, at one port or at all. */
export type AllowedTarget = { network: Network; port?: number } | { host: string; port?: number };

export interface Policy {
  /** Which loopback and private addresses may be reached. Link-local and metadata addresses never are. */
  allowPrivate: 'all' | 'none' | readonly AllowedTarget[];
  /** This machine's own addresses, public ones too: a firewall does not stand between it and itself. */
  ownAddresses?: readonly string[];
}

function splitPort(entry: string): { target: string; port?: number } | undefined {
  const parts = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(entry);
  if (!parts?.[1]) return readIp(entry) || readNetwork(entry) ? { target: entry } : undefined;
  if (parts[2] === undefined) return { target: parts[1] };
  const port = Number(parts[2]);
  return port >= 1 && port <= 65_535 ? { target: parts[1], port } : undefined;
}

/** Reads `192.168.1.0/24`, `10.0.0.5:8080`, `[::1]:3000`, `intranet` or `intranet:8080`. */
export function readAllowedTarget(entry: string): AllowedTarget | undefined {
  const split = splitPort(entry);
  if (!split) return undefined;
  const port = split.port === undefined ? {} : { port: split.port };
  const network = readNetwork(split.target.replace(/^\[(.*)\]$/, '$1'));
  if (network) return { network, ...port };
  if (!/^[\p{L}\p{N}]([\p{L}\p{N}._-]*[\p{L}\p{N}.])?$/u.test(split.target)) return undefined;
  const host = hostKey(split.target);
  // A name that turns into an address was meant as one but is written oddly; guessing would allow the wrong thing.
  return host === undefined || readIp(host) ? undefined : { host, ...port };
}

/** A policy that allows these and no other private addresses; an error names every entry that cannot be read. */
export function allowOnly(entries: readonly string[]): Policy {
  const read = entries.map((entry) => ({ entry, target: readAllowedTarget(entry) }));
  const wrong = read.filter(({ target }) => !target).map(({ entry }) => `"${entry}"`);
  if (wrong.length > 0) {
    throw new Error(
      `ALLOW_PRIVATE_TARGETS has ${wrong.join(', ')}, which cannot be read. Write networks, addresses or names, each with a port if you like, such as 192.168.1.0/24, 10.0.0.5:8080, [::1]:3000 or intranet:8080, with commas between.`,
    );
  }
  return { allowPrivate: read.flatMap(({ target }) => (target ? [target] : [])) };
}

function addressesOfThisMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((found) => found?.map(({ address }) => address) ?? []);
}

/**
 * The policy of the setting ALLOW_PRIVATE_TARGETS: `all`, `none`, or what is allowed. A server that only this machine can reach
 * may test whatever this machine can reach, unless the setting is `none`.
 */
export function readPolicy(
  setting: string | undefined,
  serverListensOnLoopback: boolean,
  ownAddresses: readonly string[] = addressesOfThisMachine(),
): Policy {
  const value = setting?.trim() ?? '';
  const entries = value.split(/[\s,]+/).filter(Boolean);
  if (/^(all|none)$/i.test(value)) {
    return { allowPrivate: value.toLowerCase() === 'all' ? 'all' : 'none', ownAddresses };
  }
  const named = allowOnly(entries);
  if (serverListensOnLoopback) return { allowPrivate: 'all', ownAddresses };
  return entries.length === 0 ? { allowPrivate: 'none', ownAddresses } : { ...named, ownAddresses };
}

/** Whether the policy lets this private address be reached, by this name and port where they are known. */
export function allowsPrivate(policy: Policy, ips: readonly Ip[], host?: string, port?: number): boolean {
  if (policy.allowPrivate === 'all') return true;
  if (policy.allowPrivate === 'none') return false;
  const rules = policy.allowPrivate.filter((rule) => rule.port === undefined || rule.port === port);
  if (rules.some((rule) => 'host' in rule && rule.host === host)) return true;
  return ips.every((ip) => rules.some((rule) => 'network' in rule && contains(rule.network, ip)));
}
