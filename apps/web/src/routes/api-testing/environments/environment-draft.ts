import type { Sent } from '@assay/contract';
import type { Environment } from '../common/queries.ts';

export interface VariableDraft {
  key: number;
  name: string;
  value: string;
  secret: boolean;
  /** The name under which the server has a secret value; empty where it has none. */
  kept: string;
}

export interface EnvironmentDraft {
  name: string;
  variables: readonly VariableDraft[];
}

export interface EnvironmentProblems {
  name?: string;
  /** What is wrong with a variable, by its key. */
  variables: ReadonlyMap<number, string>;
}

type Body = Sent<'PUT /api/api-testing/environments/{id}'>['body'];

const validName = /^[A-Za-z_][\w.-]{0,99}$/;
let lastKey = 0;

export function makeVariable(given: Partial<Omit<VariableDraft, 'key'>> = {}): VariableDraft {
  lastKey += 1;
  return { name: '', value: '', secret: false, kept: '', ...given, key: lastKey };
}

export function draftOf(environment: Environment | null): EnvironmentDraft {
  if (!environment) return { name: '', variables: [makeVariable()] };
  return {
    name: environment.name,
    variables: environment.variables.map(({ name, value, secret }) =>
      makeVariable({ name, value, secret, kept: secret ? name : '' }),
    ),
  };
}

/** True where the server already has the value, and nobody has typed another one. */
export function staysAsItIs({ name, value, secret, kept }: VariableDraft): boolean {
  return secret && value === '' && kept !== '' && kept === name.trim();
}

/** Rows in which nothing was typed do not count. */
function listFilled({ variables }: EnvironmentDraft): VariableDraft[] {
  return variables.filter(({ name, value, kept }) => name.trim() || value || kept);
}

export function findProblems(draft: EnvironmentDraft): EnvironmentProblems {
  const variables = new Map<number, string>();
  const names = new Set<string>();
  for (const variable of listFilled(draft)) {
    const name = variable.name.trim();
    if (!validName.test(name)) {
      variables.set(
        variable.key,
        'A variable’s name begins with a letter and has letters, digits, _ . - only.',
      );
    } else if (names.has(name)) {
      variables.set(variable.key, 'Two variables have the same name. Give each its own.');
    } else if (variable.kept && variable.value === '' && !staysAsItIs(variable)) {
      variables.set(
        variable.key,
        'Type its value again: a secret is only kept under its name, and as a secret.',
      );
    }
    names.add(name);
  }
  return { ...(!draft.name.trim() && { name: 'A name is required.' }), variables };
}

export function bodyOf(draft: EnvironmentDraft): Body {
  return {
    name: draft.name.trim(),
    variables: listFilled(draft).map((variable) => ({
      name: variable.name.trim(),
      secret: variable.secret,
      ...(!staysAsItIs(variable) && { value: variable.value }),
    })),
  };
}
