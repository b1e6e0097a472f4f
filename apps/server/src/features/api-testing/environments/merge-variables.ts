import type { Received } from '@assay/contract';
import { AppError } from '../../../platform/errors/errors.ts';
import type { EnvironmentVariable } from '../store/environments.ts';

/** A secret without a value stays as it is; it never becomes readable by ceasing to be one. */
export function mergeVariables(
  wanted: Received<'POST /api/api-testing/environments'>['body']['variables'],
  before: readonly EnvironmentVariable[],
): EnvironmentVariable[] {
  const names = new Set(wanted.map(({ name }) => name));
  if (names.size < wanted.length) {
    const message = 'Two variables have the same name. Give each its own.';
    throw new AppError('VALIDATION_FAILED', { message, details: [{ field: 'variables', message }] });
  }
  const kept = new Map(before.filter(({ secret }) => secret).map(({ name, value }) => [name, value]));
  return wanted.map(({ name, value, secret }) => ({
    name,
    value: value ?? (secret ? (kept.get(name) ?? '') : ''),
    secret,
  }));
}
