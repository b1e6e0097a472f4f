/** Whether browsers treat an address as safe from being overheard: encrypted, or never leaving this machine. */
export function isTrustworthy(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (/^(https|wss|data|blob|about|file):$/.test(url.protocol)) return true;
  return isLoopback(url.hostname);
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

/** Said where this machine's own address is let pass without encryption. */
export const loopbackNote =
  'this machine’s own address counts as safe without encryption, as it does in browsers';
