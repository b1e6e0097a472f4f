import { type Command, secretWords } from '@assay/planner';
import type { Secrets } from './hide-secrets.ts';

function restoreAll<T>(value: T, secrets: Secrets): T;
function restoreAll(value: unknown, secrets: Secrets): unknown {
  if (typeof value === 'string') return secrets.restore(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => restoreAll(part, secrets));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, restoreAll(part, secrets)]));
}

/**
 * Puts secrets back where they cannot leak: into fields that are for secrets, into logins, and into
 * checks. A page's text could else talk the model into typing a password where everybody reads it.
 */
export function restoreSecrets(command: Command, secrets: Secrets): Command {
  if (command.do === 'expect' || command.do === 'wait') return restoreAll(command, secrets);
  if (command.do === 'log in') {
    const { user, password } = command.credentials;
    return { ...command, credentials: { user, password: secrets.restore(password) } };
  }
  if (command.do === 'fill in') {
    const details = command.details.map((detail) =>
      secretWords.test(detail.label ?? '') ? restoreAll(detail, secrets) : detail,
    );
    return { ...command, details };
  }
  if ((command.do === 'type' || command.do === 'set') && secretWords.test(command.target.name))
    return restoreAll(command, secrets);
  return command;
}

/** Whether a secret of the author's is still to be put back. */
export function hasHiddenSecret(command: Command, secrets: Secrets): boolean {
  const written = JSON.stringify(command);
  return secrets.restore(written) !== written;
}
