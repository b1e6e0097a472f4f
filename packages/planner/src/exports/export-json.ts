import type { ExportedCase } from './exported-case.ts';
import { maskSecrets } from './mask-secrets.ts';

/** Raised when a reader of an older file would misread a newer one. */
export const jsonVersion = 1;

/** The cases as JSON, complete but for secrets. */
export function exportJson(cases: readonly ExportedCase[]): string {
  return `${JSON.stringify({ format: 'assay-test-cases', version: jsonVersion, cases: cases.map(maskSecrets) }, null, 2)}\n`;
}
