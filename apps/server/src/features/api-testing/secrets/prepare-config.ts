import { replaceSecrets } from '@assay/contract/secrets';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { findSecrets } from '../store/secrets.ts';
import { listPlaceholders, nameSecret, restoreSecrets, writePlaceholder } from './placeholders.ts';

/** Each row of data may bring some. */
const mostSecrets = 5000;

export interface Prepared<T> {
  /** With a placeholder for each secret: to be stored and shown. */
  hidden: T;
  /** As it was meant: to be run and then forgotten. */
  whole: T;
  /** What the placeholders stand for, by their ids. */
  secrets: ReadonlyMap<string, string>;
}

function refuseTooMany(count: number): void {
  if (count <= mostSecrets) return;
  const message = `This test holds ${count} passwords, tokens and keys. At most ${mostSecrets} can be kept: use fewer rows of data.`;
  throw new AppError('VALIDATION_FAILED', { message });
}

/** Takes secrets out of a configuration, and finds those that it names by placeholders of before. */
export async function prepareConfig<T>(
  { db, signingKey }: { db: Db; signingKey: Uint8Array },
  ownerId: string,
  config: T,
): Promise<Prepared<T>> {
  const known = listPlaceholders(JSON.stringify(config));
  refuseTooMany(known.length);
  const found = await findSecrets(db, ownerId, known);
  if (known.some((id) => !found.has(id))) {
    const message =
      'This names a secret that is not kept any more. Type the passwords, tokens and keys of this test again.';
    throw new AppError('VALIDATION_FAILED', { message });
  }
  const fresh = new Map<string, string>();
  const hidden = replaceSecrets(config, (text, label) => {
    const value = restoreSecrets(text, found);
    const id = nameSecret(signingKey, ownerId, value);
    fresh.set(id, value);
    return writePlaceholder(label, id);
  });
  const secrets = new Map([...found, ...fresh]);
  refuseTooMany(secrets.size);
  return { hidden, whole: restoreSecrets(hidden, secrets), secrets };
}
