import { looksSecret } from '@assay/contract/secrets';
import { AppError } from '../../../platform/errors/errors.ts';
import type { Parts } from '../context/parts.ts';
import { type Prepared, prepareConfig } from '../secrets/prepare-config.ts';

import { findEnvironment } from '../store/environments.ts';

export interface PreparedRun<T> extends Prepared<T> {
  /** Variables of its environment. */
  environment: Record<string, string>;
  /** Variables that nobody is to read: secret ones of the environment, and every other secret for the sake of its mask. */
  masked: Record<string, string>;
}

/** All it takes to run a configuration: its secrets, and the variables of the environment it names. */
export async function prepareRun<T extends { environmentId?: string | undefined }>(
  parts: Pick<Parts, 'db' | 'signingKey'>,
  ownerId: string,
  config: T,
): Promise<PreparedRun<T>> {
  const prepared = await prepareConfig(parts, ownerId, config);
  const { environmentId } = config;
  const found =
    environmentId === undefined ? undefined : await findEnvironment(parts.db, ownerId, environmentId);
  if (environmentId !== undefined && !found) {
    throw new AppError('NOT_FOUND', {
      message: 'The environment of this test does not exist any more. Choose another one, or none.',
    });
  }
  const environment: Record<string, string> = {};
  const masked: Record<string, string> = {};
  for (const [id, value] of prepared.secrets) masked[`secret ${id}`] = value;
  for (const { name, value, secret } of found?.variables ?? []) {
    // What is named like a secret is one, whether or not its author said so.
    (secret || looksSecret(name) ? masked : environment)[name] = value;
  }
  return { ...prepared, environment, masked };
}
