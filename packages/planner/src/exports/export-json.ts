import type { TestCase } from '../steps/language.ts';
import type { ExportedCase } from './exported-case.ts';
import { maskSecrets } from './mask-secrets.ts';

/** Raised when a reader of an older file would misread a newer one. */
export const jsonVersion = 1;

function toPlain({ execution: _, ...testCase }: ExportedCase): TestCase {
  return maskSecrets(testCase);
}

/** The cases as JSON, complete but for secrets. What an execution did is no part of a case. */
export function exportJson(cases: readonly ExportedCase[]): string {
  return `${JSON.stringify({ format: 'assay-test-cases', version: jsonVersion, cases: cases.map(toPlain) }, null, 2)}\n`;
}
