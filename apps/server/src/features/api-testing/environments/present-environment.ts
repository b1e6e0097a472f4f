import type { Answer } from '@assay/contract';
import type { Environment } from '../store/environments.ts';

type Shown = Answer<'GET /api/api-testing/environments'>['data']['environments'][number];

/** The values of secrets stay here. */
export function presentEnvironment({ id, name, variables, updatedAt }: Environment): Shown {
  return {
    id,
    name,
    variables: variables.map((variable) => ({ ...variable, value: variable.secret ? '' : variable.value })),
    updated_at: new Date(updatedAt).toISOString(),
  };
}
