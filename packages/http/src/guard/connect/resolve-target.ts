import { lookup as systemLookup } from 'node:dns/promises';
import { hostKey, isLocalhost } from '../rules/host.ts';
import { readIp } from '../rules/ip.ts';
import { judgeAddress } from '../rules/judge-address.ts';
import type { Policy } from '../rules/policy.ts';
import { GuardRefusal, Unreachable } from '../rules/refusal.ts';

/** Every address of a name. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

export interface Target {
  /** In its one spelling, without brackets. */
  hostname: string;
  port: number;
  /** Allowed addresses in the order to try them. Connect to these and never look the name up again. */
  addresses: readonly [string, ...string[]];
}

export const lookUp: Lookup = async (hostname) => {
  const found = await systemLookup(hostname, { all: true, order: 'verbatim' });
  return found.map(({ address }) => address);
};

async function addressesOf(key: string, lookup: Lookup): Promise<readonly string[]> {
  if (readIp(key)) return [key];
  if (isLocalhost(key)) return ['127.0.0.1', '::1'];
  const notFound = `The name ${key} was not found. Check how it is written, and that it is known where the tests run.`;
  let found: readonly string[];
  try {
    found = await lookup(key);
  } catch (cause) {
    throw new Unreachable('name-not-resolved', notFound, { cause });
  }
  if (found.length === 0) throw new Unreachable('name-not-resolved', notFound);
  return found;
}

/**
 * Looks a name up once and judges every address that comes back. The allowed ones are to be connected to as they are, so an answer
 * that changes between the judging and the connecting changes nothing. Throws `GuardRefusal` where none is allowed.
 */
export async function resolveTarget(
  hostname: string,
  port: number,
  policy: Policy,
  lookup: Lookup = lookUp,
): Promise<Target> {
  const key = hostKey(hostname);
  if (key === undefined) {
    throw new GuardRefusal(
      'not-an-address',
      `"${hostname}" is not the name of a machine. Check how it is written.`,
    );
  }
  const judged = (await addressesOf(key, lookup)).map((address) => ({
    address,
    verdict: judgeAddress(address, policy, { hostname: key, port }),
  }));
  const [first, ...others] = judged.filter(({ verdict }) => verdict.allowed).map(({ address }) => address);
  if (first !== undefined) return { hostname: key, port, addresses: [first, ...others] };
  const refused = judged.map(({ verdict }) => verdict).find((verdict) => !verdict.allowed);
  if (!refused) throw new Error('Every address was judged, yet none was allowed and none refused.');
  throw new GuardRefusal(refused.reason, refused.message);
}
