import { openedFirst, type ParsedRequirement } from '@assay/planner';

/** Without a scheme an address is taken as http: that is where a site redirects from, and what this machine speaks. */
function complete(address: string, base: string | undefined): string | undefined {
  if (/^https?:\/\//i.test(address)) return URL.parse(address)?.href;
  const isHost =
    /^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?([/?#]|$)/i.test(address) && !/\.html?([?#]|$)/i.test(address);
  return isHost ? URL.parse(`http://${address}`)?.href : URL.parse(address, base)?.href;
}

/** The site under test: the one that the text names, else the one that was given. */
export function findSite({ address }: ParsedRequirement, url: string | undefined): string | undefined {
  return (address === undefined ? undefined : complete(address, url)) ?? url;
}

/** The page on which the first flow begins: where it opens one first, that one, else the site itself. */
export function findStart(parsed: ParsedRequirement, url: string | undefined): string | undefined {
  const site = findSite(parsed, url);
  const opened = openedFirst(parsed.requirements[0]?.steps ?? []);
  return opened === undefined ? site : (complete(opened, site) ?? site);
}
