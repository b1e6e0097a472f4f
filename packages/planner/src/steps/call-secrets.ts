import type { Command } from './language.ts';

const secretName = /authorization|cookie|api-?_?key|token|secret|passw|passcode|pwd|\bpin\b|credential/i;

function* walk(value: unknown): Generator<[name: string, value: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string') yield [name, inner];
    else yield* walk(inner);
  }
}

function readFields(body: string): [string, string][] {
  try {
    return [...walk(JSON.parse(body))];
  } catch {
    return /^[^\s=&]+=[^\s]*$/.test(body) ? [...new URLSearchParams(body)] : [];
  }
}

/** What a call carries that nobody should read, with the name it has there: who asks, and fields that are called so. */
export function findCallSecrets(command: Command): { name: string; value: string }[] {
  if (command.do !== 'call') return [];
  const { auth, headers = [], body } = command;
  const own =
    auth?.by === 'token'
      ? [{ name: 'token', value: auth.token }]
      : auth?.by === 'password'
        ? [{ name: 'password', value: auth.password }]
        : auth
          ? [{ name: auth.name.toLowerCase(), value: auth.value }]
          : [];
  const named = [
    // The scheme of a header is no secret: it would hide the word wherever it stands.
    ...headers.map(({ name, value }): [string, string] => [
      name,
      value.replace(/^(?:Basic|Bearer|Token) /i, ''),
    ]),
    ...(body === undefined ? [] : readFields(body)),
  ].filter(([name]) => secretName.test(name));
  return [...own, ...named.map(([name, value]) => ({ name: name.toLowerCase(), value }))];
}
