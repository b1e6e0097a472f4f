import type { ApiExecution } from '@assay/contract';
import { looksSecret, replaceSecrets } from '@assay/contract/secrets';

export const dots = '••••••';

type Result = ApiExecution['results'][number];

function mask(name: string, value: string): string {
  if (!looksSecret(name) || value.includes(dots) || /^\{\{[^{}]*\}\}$/.test(value)) return value;
  const cookie = /^set-cookie$/i.test(name) ? /^[^=]*=/.exec(value)?.[0] : undefined;
  const scheme = /^(?:Basic|Bearer|Digest|Token)\s+/i.exec(value)?.[0];
  return `${cookie ?? scheme ?? ''}${dots}`;
}

function maskNamed(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mask(name, value)]));
}

/** Runs mask what they keep; what leaves as a file is looked through once more. */
export function maskResult(result: Result): Result {
  const { request, response } = result;
  return {
    ...result,
    request: { ...request, headers: maskNamed(request.headers) },
    captured: maskNamed(result.captured),
    response: response && {
      ...response,
      headers: response.headers.map(([name, value]) => [name, mask(name, value)] as [string, string]),
    },
  };
}

export function maskConfig(config: ApiExecution['config']): ApiExecution['config'] {
  return replaceSecrets(config, () => dots);
}
