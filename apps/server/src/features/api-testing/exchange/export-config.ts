import type { Received } from '@assay/contract';
import { AppError } from '../../../platform/errors/errors.ts';
import { loadExchange } from '../context/engines.ts';

/** Writes endpoints as curl commands, or these or a load test as a script for k6; secrets become variables that whoever runs it fills in. */
export async function exportConfig(
  format: 'curl' | 'k6',
  { testConfig, config }: Received<'POST /api/api-testing/export'>['body'],
): Promise<{ content: string; mediaType: string; name: string }> {
  const { writeCurl, writeK6 } = await loadExchange();
  if (format === 'k6') {
    const exported = config ?? testConfig;
    if (!exported) {
      throw new AppError('VALIDATION_FAILED', { message: 'Add endpoints or a load test to export.' });
    }
    return { content: writeK6(exported), mediaType: 'text/javascript; charset=utf-8', name: 'test.k6.js' };
  }
  if (!testConfig) throw new AppError('VALIDATION_FAILED', { message: 'Add endpoints to export.' });
  return { content: writeCurl(testConfig), mediaType: 'text/plain; charset=utf-8', name: 'test.curl.sh' };
}
