import { embeddedIpv4, isMapped } from './embedded.ts';
import { hostKey } from './host.ts';
import { type Ip, readIp } from './ip.ts';
import { allowsPrivate, type Policy } from './policy.ts';
import { type AddressKind, kindOfIp } from './ranges.ts';
import type { Verdict } from './refusal.ts';

/** How the address was come by, which rules may name and messages show. */
export interface Asked {
  hostname?: string;
  port?: number;
}

type Forbidden = 'metadata' | 'link-local' | 'unspecified' | 'multicast' | 'reserved';
type Guarded = 'loopback' | 'private' | 'own';

const forbidden: Record<Forbidden, string> = {
  metadata: 'hands out the secrets of a cloud machine and is never reached',
  'link-local': 'is a link-local address, and those are never reached',
  unspecified: 'names no machine. Use the address of the machine you mean',
  multicast: 'is a multicast address, not one machine. Use the address of the machine you mean',
  reserved: 'is in a range that no site has. Check the address',
};

const guarded: Record<Guarded, string> = {
  loopback: 'is this machine itself',
  private: 'is a private address',
  own: 'is an address of the machine that runs the tests',
};

const isForbidden = (kind: AddressKind): kind is Forbidden => kind in forbidden;
const isGuarded = (kind: AddressKind): kind is Guarded => kind in guarded;

function isOwn(ip: Ip, policy: Policy): boolean {
  return (policy.ownAddresses ?? []).some((text) => {
    const own = readIp(text);
    return own?.family === ip.family && own.value === ip.value;
  });
}

/** Everything an address stands for: itself, and what is written inside it. */
function meaningsOf(ip: Ip): Ip[] {
  return isMapped(ip) ? embeddedIpv4(ip) : [ip, ...embeddedIpv4(ip)];
}

/** Whether an address may be reached. Pure; the address must be a plain one, as a look-up gives it. */
export function judgeAddress(address: string, policy: Policy, asked: Asked = {}): Verdict {
  const name = asked.hostname ?? address;
  const ip = readIp(address);
  if (!ip) {
    return {
      allowed: false,
      reason: 'not-an-address',
      message: `${name} is not an address. Check how it is written.`,
    };
  }
  const shown = name.replace(/^\[|\]$/g, '') === address ? address : `${name} (${address})`;
  const meanings = meaningsOf(ip).map((meant) => {
    const kind = kindOfIp(meant);
    return { meant, kind: kind === 'public' && isOwn(meant, policy) ? ('own' as const) : kind };
  });
  const never = meanings.map(({ kind }) => kind).find(isForbidden);
  if (never) return { allowed: false, reason: never, message: `${shown} ${forbidden[never]}.` };

  const inside = meanings.filter(({ kind }) => isGuarded(kind));
  const kind = inside.map((one) => one.kind).find(isGuarded);
  const host = asked.hostname === undefined ? undefined : hostKey(asked.hostname);
  const ips = inside.map(({ meant }) => meant);
  if (!kind || allowsPrivate(policy, ips, host, asked.port)) return { allowed: true };
  return {
    allowed: false,
    reason: kind,
    message: `${shown} ${guarded[kind]}. Start the server on loopback, or name it in ALLOW_PRIVATE_TARGETS.`,
  };
}
