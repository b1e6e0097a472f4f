import { UsageError } from '../exit/exit-codes.ts';

const thisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?([/?#]|$)/i;

/** An address as people type it: without a scheme it is taken as https, or as http on this machine. */
export function completeUrl(option: string, given: string): string {
  const bare = given.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare);
  const url = URL.parse(hasScheme ? bare : `${thisMachine.test(bare) ? 'http' : 'https'}://${bare}`);
  if (bare === '' || !url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--${option} takes a web address such as https://example.com, not "${given}".`);
  }
  return url.href;
}
