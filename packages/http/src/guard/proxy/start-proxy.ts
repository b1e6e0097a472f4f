import type { Lookup } from '../connect/resolve-target.ts';
import type { Policy } from '../rules/policy.ts';
import { admitClients, type Elsewhere } from './admit.ts';
import { isSame, makePassword, readCredentials } from './credentials.ts';
import { type Door, type Identify, openDoor } from './door.ts';
import { defaultLimits, type ProxyLimits } from './limits.ts';
import { type ProxyRun, startRun } from './run.ts';
import type { Trouble } from './trouble.ts';

export interface ProxyOptions {
  /** What a run may reach; asked once, when the run is opened. */
  policyOf(runId: string): Policy;
  /** Called the first time that a run is refused an address. */
  onRefused?(runId: string, refusal: Trouble): void;
  /** For browsers on other machines; without it every door is a port of the loopback address. */
  elsewhere?: Elsewhere;
  lookup?: Lookup;
  limits?: Partial<ProxyLimits>;
}

/** Fits Playwright's `proxy` option. */
export interface ProxySettings {
  server: string;
  username?: string;
  password?: string;
}

export interface GuardProxy {
  /** The port that all runs with a password share. */
  readonly port: number;
  /** Lets a run in by name and password. */
  openRun(runId: string): Required<ProxySettings>;
  /**
   * Lets a run in by a port of its own, without a password. For browsers this is the better way: Playwright hands the password of
   * a proxy to every site that asks for one, and switches the browser's cache off. For a browser elsewhere the port is open to
   * the machines that were named, where any were.
   */
  openOwnDoor(runId: string, browser?: 'here' | 'elsewhere'): Promise<ProxySettings>;
  /** Addresses that came to the run's own door and may not come in. */
  turnedAway(runId: string): readonly string[];
  refusals(runId: string): readonly Trouble[];
  /** Refusals, and sites that did not answer. */
  troubles(runId: string): readonly Trouble[];
  /** Ends everything the run has open, and returns its troubles for the last time. */
  endRun(runId: string): Promise<readonly Trouble[]>;
  close(): Promise<void>;
}

interface OpenRun {
  run: ProxyRun;
  password?: string;
  door?: Door;
}

const inAddress = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

/** The forward proxy in front of browsers: it looks names up itself, judges the address and connects to that very address. */
export async function startGuardProxy(options: ProxyOptions): Promise<GuardProxy> {
  const limits = { ...defaultLimits, ...options.limits };
  const runs = new Map<string, OpenRun>();

  const identify: Identify = (request) => {
    const given = readCredentials(request);
    if (!given) return undefined;
    const known = runs.get(given.name);
    // An unknown name takes as long as a wrong password.
    const isRight = isSame(given.password, known?.password ?? makePassword());
    return isRight && known?.password !== undefined ? known.run : undefined;
  };

  function begin(runId: string): OpenRun {
    if (!/^[\w.-]{1,200}$/.test(runId)) {
      throw new Error(`"${runId}" cannot name a run. Use letters, digits, dots, dashes and underscores.`);
    }
    if (runs.has(runId)) throw new Error(`The run ${runId} is open already. End it first.`);
    const onTrouble = (trouble: Trouble) => {
      if (trouble.kind === 'refused') options.onRefused?.(runId, trouble);
    };
    const policy = options.policyOf(runId);
    const opened: OpenRun = {
      run: startRun({ id: runId, policy, limits, lookup: options.lookup, onTrouble }),
    };
    runs.set(runId, opened);
    return opened;
  }

  async function endRun(runId: string): Promise<readonly Trouble[]> {
    const ended = runs.get(runId);
    runs.delete(runId);
    ended?.run.end();
    await ended?.door?.close();
    return ended?.run.troubles() ?? [];
  }

  const troubles = (runId: string) => runs.get(runId)?.run.troubles() ?? [];
  const shared = await openDoor(identify, limits);
  const addressOf = (door: Door) => `http://127.0.0.1:${door.port}`;

  return {
    port: shared.port,
    openRun: (runId) => {
      const opened = begin(runId);
      const password = makePassword();
      opened.password = password;
      return { server: addressOf(shared), username: runId, password };
    },
    openOwnDoor: async (runId, browser = 'here') => {
      const opened = begin(runId);
      const elsewhere = browser === 'elsewhere' ? options.elsewhere : undefined;
      const admit = elsewhere && (await admitClients(elsewhere.clients, options.lookup));
      const door = await openDoor(() => (runs.get(runId) === opened ? opened.run : undefined), limits, admit);
      opened.door = door;
      if (runs.get(runId) !== opened) await door.close();
      return { server: elsewhere ? `http://${inAddress(elsewhere.host)}:${door.port}` : addressOf(door) };
    },
    turnedAway: (runId) => [...(runs.get(runId)?.door?.turnedAway ?? [])],
    refusals: (runId) => troubles(runId).filter(({ kind }) => kind === 'refused'),
    troubles,
    endRun,
    close: async () => {
      await Promise.all([...runs.keys()].map(endRun));
      await shared.close();
    },
  };
}
