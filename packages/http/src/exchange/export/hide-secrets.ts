import type { ApiCheckConfig, ApiEndpoint, LoadConfig } from '@assay/contract';
import { looksSecret } from '../../checks/masks.ts';
import { isRecord } from '../read/values.ts';

type Auth = NonNullable<ApiEndpoint['auth']>;

/** True where a text has nothing of its own: it is empty, or only names variables. */
function isOnlyVariables(text: string): boolean {
  return text.replace(/\{\{[^{}]*\}\}/g, '').trim() === '';
}

/** Takes secrets out: each becomes a variable of its place's name, which whoever uses the file gives a value. */
class Hider {
  readonly #values = new Map<string, string[]>();

  hide(value: string, name: string): string {
    const scheme = /^(?:Bearer|Basic|Token|Digest|ApiKey)\s+/i.exec(value)?.[0] ?? '';
    const secret = value.slice(scheme.length);
    if (isOnlyVariables(secret)) return value;
    const variable = name.replace(/[^\w.-]+/g, '_');
    const known = this.#values.get(variable.toLowerCase()) ?? [];
    if (!known.includes(secret)) known.push(secret);
    this.#values.set(variable.toLowerCase(), known);
    // Two passwords are two variables.
    const number = known.indexOf(secret) + 1;
    return `${scheme}{{${variable}${number === 1 ? '' : `_${number}`}}}`;
  }

  named(fields: Record<string, string>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        looksSecret(name) ? this.hide(value, name) : value,
      ]),
    );
  }

  address(address: string): string {
    return address
      .replace(/([?&])([^=&#?]+)=([^&#]*)/g, (whole, sign: string, name: string, value: string) =>
        looksSecret(name) ? `${sign}${name}=${this.hide(value, name)}` : whole,
      )
      .replace(
        /(:\/\/[^\s:/@?#]+:)([^\s/@?#]+)(?=@)/,
        (_whole, front: string, value: string) => front + this.hide(value, 'password'),
      );
  }

  body(body: unknown): unknown {
    if (typeof body === 'string') {
      return body.replace(
        /"((?:[^"\\]|\\.)+)"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g,
        (whole, name: string, between: string, value: string) =>
          looksSecret(name) ? `"${name}"${between}"${this.hide(value, name)}"` : whole,
      );
    }
    if (Array.isArray(body)) return body.map((item) => this.#field(item));
    if (!isRecord(body)) return body;
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'string' && looksSecret(name) ? this.hide(value, name) : this.body(value),
      ]),
    );
  }

  /** Forms may be lists of names and values. */
  #field(item: unknown): unknown {
    return isRecord(item) &&
      typeof item.name === 'string' &&
      typeof item.value === 'string' &&
      looksSecret(item.name)
      ? { ...item, value: this.hide(item.value, item.name) }
      : this.body(item);
  }

  auth(auth: Auth): Auth {
    switch (auth.type) {
      case 'basic':
        return { ...auth, password: this.hide(auth.password, 'password') };
      case 'bearer':
        return { ...auth, token: this.hide(auth.token, 'token') };
      case 'apiKey':
        return { ...auth, value: this.hide(auth.value, auth.name) };
      case 'oauth':
        return {
          ...auth,
          tokenUrl: this.address(auth.tokenUrl),
          clientSecret: this.hide(auth.clientSecret, 'client_secret'),
        };
      default:
        return auth;
    }
  }

  endpoint(endpoint: ApiEndpoint): ApiEndpoint {
    return {
      ...endpoint,
      path: this.address(endpoint.path),
      headers: this.named(endpoint.headers),
      body: this.body(endpoint.body),
      ...(endpoint.auth && { auth: this.auth(endpoint.auth) }),
    };
  }
}

/** The same test with a variable in the place of each secret. Variables that hold secrets lose their values. */
export function hideSecrets(config: ApiCheckConfig): ApiCheckConfig {
  const hider = new Hider();
  const open = Object.entries(config.variables).filter(([name]) => !looksSecret(name));
  return {
    ...config,
    baseUrl: hider.address(config.baseUrl),
    variables: Object.fromEntries(open),
    ...(config.auth && { auth: hider.auth(config.auth) }),
    endpoints: config.endpoints.map((endpoint) => hider.endpoint(endpoint)),
  };
}

export function hideInLoad(config: LoadConfig): LoadConfig {
  const hider = new Hider();
  return {
    ...config,
    url: hider.address(config.url),
    headers: hider.named(config.headers),
    body: hider.body(config.body),
  };
}
