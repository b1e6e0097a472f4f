import type { ApiExecution } from '@assay/contract';
import { writeApiHtml, writeApiJson, writeApiJunit } from '@assay/report';

const formats = {
  junit: { write: writeApiJunit, mediaType: 'application/xml', ending: 'xml' },
  html: { write: writeApiHtml, mediaType: 'text/html; charset=utf-8', ending: 'html' },
  json: { write: writeApiJson, mediaType: 'application/json', ending: 'json' },
} as const;

/** An execution as a file for other tools, or for people. */
export function writeExecution(
  execution: ApiExecution,
  format: keyof typeof formats,
): { content: string; mediaType: string; name: string } {
  const { write, mediaType, ending } = formats[format];
  return { content: write(execution), mediaType, name: `api-test-${execution.id}.${ending}` };
}
