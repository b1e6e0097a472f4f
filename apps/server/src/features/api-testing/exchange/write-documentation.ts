import type { Answer } from '@assay/contract';
import { loadExchange } from '../context/engines.ts';

type Documentation = Answer<'POST /api/api-testing/documentation'>['data']['documentation'];

/** Documentation as a file that other tools read, or that people do. */
export async function writeDocumentation(
  documentation: Documentation,
  format: 'openapi' | 'markdown',
): Promise<{ content: string; mediaType: string; name: string }> {
  const { writeMarkdown, writeOpenApi } = await loadExchange();
  return format === 'markdown'
    ? { content: writeMarkdown(documentation), mediaType: 'text/markdown; charset=utf-8', name: 'api.md' }
    : { content: writeOpenApi(documentation), mediaType: 'application/json', name: 'openapi.json' };
}
