/** The hosts that a proposed step may name: the site under test, and what the author wrote. */
export interface SiteBounds {
  /** Where an address leads outside of the bounds, its host or the address itself. */
  findOutside: (address: string) => string | undefined;
}

const namedHosts =
  /\bhttps?:\/\/[^\s"'<>“”]+|(?<![@\w.-])(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z0-9-]+\.)+[a-z]{2,})(?::\d+)?(?![\w@])/gi;
const nowhere = 'http://relative.invalid';

function hostOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const full = /^https?:/i.test(address) ? address : `http://${address}`;
  return URL.canParse(full) ? new URL(full).host : undefined;
}

/** The host that a browser would go to; undefined for a path on the site itself. */
function leadsTo(address: string): { host: string } | 'here' | 'nowhere' {
  const bare = address.trim();
  const isHost = /^(?:(?:[\w-]+\.)+[a-z]{2,}|localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:[/?#]|$)/i.test(
    bare,
  );
  // `page.html` and `evil.example` look alike, so what looks like a host is taken for one.
  const full = isHost ? `http://${bare}` : bare;
  if (!URL.canParse(full, nowhere)) return 'nowhere';
  const { protocol, host } = new URL(full, nowhere);
  if (protocol !== 'http:' && protocol !== 'https:') return 'nowhere';
  return host === new URL(nowhere).host ? 'here' : { host };
}

/** The site under test may have sent the visit on, from `example.com` to `www.example.com`: both are its addresses. */
export function setBounds(site: readonly (string | undefined)[], text: string): SiteBounds {
  const named = [...site, ...(text.match(namedHosts) ?? [])].map(hostOf);
  const hosts = new Set(named.filter((host) => host !== undefined));
  return {
    findOutside: (address) => {
      // What is filled in later could be any address.
      if (address.includes('{{')) return address;
      const place = leadsTo(address);
      if (place === 'here') return undefined;
      if (place === 'nowhere') return address;
      return hosts.has(place.host) ? undefined : place.host;
    },
  };
}
