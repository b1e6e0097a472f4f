import type { Cookie } from 'playwright-core';
import type { StepContext } from '../../act/context.ts';
import type { Observation } from '../../judge/types.ts';
import { within } from '../../progress/progress.ts';
import { type Findings, judgeFindingsFinally } from './findings.ts';
import { isTrustworthy, loopbackNote } from './trustworthy.ts';

type SeenCookie = Pick<Cookie, 'name' | 'value' | 'httpOnly' | 'secure' | 'sameSite'>;

const sessionNames = /sess|\bsid\b|(^|[._-])sid$|auth|token|jwt|login|remember|identity|ticket|credential/i;
// A page has to read the one to send it back, and the other is there for scripts alone.
const scriptNames = /csrf|xsrf|^_(ga|gid|gat|gcl|fbp|fbc|hj|pk)/i;

function isRandom(value: string): boolean {
  if (value.length < 20 || /[\s{}"]/.test(value)) return false;
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => {
    const share = count / value.length;
    return sum - share * Math.log2(share);
  }, 0);
  return bits > 3.3 && /[a-z]/i.test(value) && /\d/.test(value);
}

/** Whether stealing it would likely let somebody in. */
export function isSessionLike({ name, value }: Pick<SeenCookie, 'name' | 'value'>): boolean {
  return !scriptNames.test(name) && (sessionNames.test(name) || isRandom(value));
}

/** `plain`: names of the cookies that were set without saying SameSite. */
export function judgeCookies(
  address: string,
  cookies: readonly SeenCookie[],
  plain: ReadonlySet<string>,
): Findings {
  const findings: Findings = { wrong: [], notes: [] };
  const isEncrypted = address.startsWith('https:');
  for (const cookie of cookies) {
    const { name, httpOnly, secure, sameSite } = cookie;
    const isSession = isSessionLike(cookie);
    if (isSession && !httpOnly)
      findings.wrong.push(`the cookie "${name}" is not HttpOnly, so any script can read it`);
    if (!secure && isEncrypted) findings.wrong.push(`the cookie "${name}" is not Secure`);
    if (!secure && isSession && !isTrustworthy(address))
      findings.wrong.push(`the cookie "${name}" travels unencrypted`);
    if (sameSite === 'None' && !plain.has(name)) {
      if (!secure) findings.wrong.push(`the cookie "${name}" is SameSite=None without being Secure`);
      else if (isSession)
        findings.notes.push(`the cookie "${name}" is also sent by other sites (SameSite=None)`);
    }
    if (plain.has(name)) findings.notes.push(`the cookie "${name}" does not say SameSite; browsers take Lax`);
  }
  if (cookies.length > 0 && !isEncrypted && isTrustworthy(address))
    findings.notes.push(`Secure was not asked for: ${loopbackNote}`);
  return findings;
}

export function belongsTo(domain: string, host: string): boolean {
  const bare = domain.replace(/^\./, '');
  return host === bare || (domain.startsWith('.') && host.endsWith(`.${bare}`));
}

/** Cookies that some answer set without SameSite, by name; a later answer may put it right. */
async function findPlain(context: StepContext): Promise<Set<string>> {
  const plain = new Set<string>();
  const { exchanges, pages } = context.session;
  const known = [...exchanges.documents(pages.current()), ...exchanges.sinceLoad(pages.current())];
  for (const { response } of new Set(known.slice(-60))) {
    const headers = (await response?.headersArray().catch(() => [])) ?? [];
    for (const { name, value } of headers) {
      if (name.toLowerCase() !== 'set-cookie') continue;
      // Several may come in one value, a line each.
      for (const line of value.split('\n')) {
        const cookie = line.split('=')[0]?.trim() ?? '';
        if (/;\s*samesite\s*=/i.test(line)) plain.delete(cookie);
        else plain.add(cookie);
      }
    }
  }
  return plain;
}

export async function observeCookies(context: StepContext): Promise<Observation> {
  const address = context.session.pages.current().url();
  const host = URL.parse(address)?.hostname ?? '';
  const reading = Promise.all([context.session.context.cookies(), findPlain(context)]);
  const [all, plain] = await within(context.progress, reading, 'The cookies could not be read in time.');
  const own = all.filter(({ domain }) => belongsTo(domain, host));
  const names = own.map(({ name }) => `"${name}"`).join(', ');
  const fine = own.length === 0 ? `${host} has set no cookies` : `the cookies are protected: ${names}`;
  return judgeFindingsFinally(judgeCookies(address, own, plain), fine);
}
