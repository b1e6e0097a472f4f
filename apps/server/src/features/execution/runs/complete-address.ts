const onThisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?([/?#]|$)/i;

/** An address as people type it, made whole: without a scheme it is https, or http for this machine. Undefined where it is none. */
export function completeAddress(given: string): string | undefined {
  const bare = given.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare);
  const whole = hasScheme ? bare : `${onThisMachine.test(bare) ? 'http' : 'https'}://${bare}`;
  const url = URL.parse(whole);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname
    ? url.href
    : undefined;
}
