import type { ApiCheckConfig } from '@assay/contract';
import { looksSecret } from '@assay/contract/secrets';
import type { ChecksOptions } from '../model/types.ts';
import type { OAuth } from '../request/authorize.ts';
import { fetchToken, type Token } from '../request/fetch-token.ts';
import type { Row } from '../request/read-rows.ts';
import { Variables } from '../request/variables.ts';
import { Masks } from '../secrets/masks.ts';
import { Connections } from '../wire/connections.ts';
import { Cookies } from '../wire/cookies.ts';
import { Stopwatch } from '../wire/stopwatch.ts';
import type { TimeLimit } from '../wire/time-limit.ts';

const mostKept = 20_000_000;
/** Where no endpoint says how long it may take. */
const longestConnectMs = 30_000;

/** What one row of a test keeps from request to request. */
export interface RowState {
  row: number | null;
  variables: Variables;
  cookies: Cookies;
}

/** What a run keeps throughout. */
export class RunState {
  readonly config: ApiCheckConfig;
  readonly signal: AbortSignal | undefined;
  readonly masks = new Masks();
  readonly connections: Connections;
  /** Characters of bodies that may still be kept in results. */
  readonly room = { left: mostKept };
  readonly #written: Record<string, string>;
  readonly #tokens = new Map<string, Token>();

  constructor(config: ApiCheckConfig, options: ChecksOptions) {
    this.config = config;
    this.signal = options.signal;
    this.#written = { ...config.variables, ...options.environment, ...options.secrets };
    this.masks.add(...Object.values(options.secrets ?? {}));
    this.#maskNamed(this.#written);
    this.connections = new Connections({
      policy: options.policy,
      lookup: options.lookup,
      tls: options.tls,
      connectMs: Math.max(...config.endpoints.map(({ timeoutMs }) => timeoutMs), 0) || longestConnectMs,
    });
  }

  beginRow(row: number | null, values: Row | undefined): RowState {
    this.#maskNamed(values ?? {});
    return { row, variables: new Variables(this.#written, values), cookies: new Cookies(this.masks) };
  }

  #maskNamed(values: Record<string, string>): void {
    for (const [name, value] of Object.entries(values)) if (looksSecret(name)) this.masks.add(value);
  }

  /** A token for these credentials, the same one throughout a run. */
  async tokenFor(auth: OAuth, variables: Variables, limit: TimeLimit): Promise<Token> {
    this.masks.add(auth.clientSecret);
    const key = JSON.stringify([auth.tokenUrl, auth.clientId, auth.clientSecret, auth.scope]);
    const known = this.#tokens.get(key);
    if (known && known.endsAt > performance.now()) return known;
    const wire = { connections: this.connections, limit, stopwatch: new Stopwatch() };
    const token = await fetchToken(auth, variables.fill(this.config.baseUrl), wire);
    this.masks.add(token.value);
    this.#tokens.set(key, token);
    return token;
  }
}
