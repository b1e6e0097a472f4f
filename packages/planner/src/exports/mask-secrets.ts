import { findCallSecrets } from '../steps/call-secrets.ts';
import type { Command, NotUnderstood, Step } from '../steps/language.ts';
import { renderStep } from '../steps/render.ts';
import type { ExportedCase } from './exported-case.ts';
import { secretWords } from './secret-words.ts';

/** Parts of a command that hold what an author typed; the others are names and grammar. */
const typedParts = new Set([
  'text',
  'value',
  'values',
  'option',
  'address',
  'body',
  'user',
  'password',
  'file',
  'token',
]);

function findSecrets(command: Command): { name: string; value: string }[] {
  if (command.do === 'call') return findCallSecrets(command);
  if (command.do === 'log in') return [{ name: 'password', value: command.credentials.password }];
  if (command.do === 'fill in')
    return command.details.flatMap(({ label = '', value }) =>
      secretWords.test(label) ? [{ name: label.toLowerCase(), value }] : [],
    );
  if (command.do !== 'type' && command.do !== 'set') return [];
  if (!secretWords.test(command.target.name)) return [];
  const value = command.do === 'type' ? command.text : command.value;
  return [{ name: command.target.name.toLowerCase(), value }];
}

/** What the author typed as a secret, with the name it is kept under. Made-up values are no secrets. */
export function collectSecrets(testCase: Pick<ExportedCase, 'origin' | 'steps'>): Map<string, string> {
  const names = new Map<string, string>();
  // Steps that come without any author's words, as from a model, may still hold a secret of theirs.
  const isWordless = testCase.origin === 'stated' && testCase.steps.every((step) => step.source === '');
  for (const step of testCase.steps) {
    if (!('command' in step) || (step.source === '' && !isWordless)) continue;
    for (const { name: own, value } of findSecrets(step.command)) {
      if (value === '' || value.includes('{{') || names.has(value)) continue;
      const taken = [...names.values()].filter((name) => name.startsWith(own)).length;
      const name = own.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
      names.set(value, taken === 0 ? name : `${name} ${taken + 1}`);
    }
  }
  return names;
}

/** Only where it stands alone: a password "a" must not eat every a. */
function maskText(text: string, secrets: ReadonlyMap<string, string>): string {
  let masked = text;
  for (const [value, name] of secrets) {
    const alone = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(value)}(?![\\p{L}\\p{N}])`, 'gu');
    masked = masked.replace(alone, () => `{{secret ${name}}}`);
  }
  return masked;
}

function maskParts<T>(value: T, secrets: ReadonlyMap<string, string>, typed?: boolean): T;
function maskParts(value: unknown, secrets: ReadonlyMap<string, string>, typed = false): unknown {
  if (typeof value === 'string') return typed ? maskText(value, secrets) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => maskParts(part, secrets, typed));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, maskParts(part, secrets, typedParts.has(key))]),
  );
}

function maskStep(step: Step | NotUnderstood, secrets: ReadonlyMap<string, string>): Step | NotUnderstood {
  const source = maskText(step.source, secrets);
  if (!('command' in step)) return { ...step, source };
  const command = maskParts(step.command, secrets);
  return { ...step, source, command, sentence: renderStep(command) };
}

/** The case with each password and token replaced by `{{secret …}}`, in every text it has. */
export function maskSecrets<Case extends ExportedCase>(testCase: Case): Case {
  const secrets = collectSecrets(testCase);
  if (secrets.size === 0) return testCase;
  return {
    ...testCase,
    title: maskText(testCase.title, secrets),
    description: maskText(testCase.description, secrets),
    expectedResult: maskText(testCase.expectedResult, secrets),
    steps: testCase.steps.map((step) => maskStep(step, secrets)),
  };
}
