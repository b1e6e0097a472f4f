import type { StepContext } from '../../act/context.ts';
import type { Observation } from '../../judge/types.ts';
import { within } from '../../progress/progress.ts';
import { type Findings, judgeFindingsFinally } from './findings.ts';
import { findDocument } from './page-document.ts';

type Headers = Readonly<Record<string, string>>;

function readDirective(policy: string, name: string): string | undefined {
  const directives = policy.split(/[;,]/).map((part) => part.trim().toLowerCase());
  return directives
    .find((part) => part === name || part.startsWith(`${name} `))
    ?.slice(name.length)
    .trim();
}

function judgePolicy(policy: string, headers: Headers): Findings {
  if (policy === '') {
    const only = headers['content-security-policy-report-only'] ? ' (the report-only one stops nothing)' : '';
    return { wrong: [`Content-Security-Policy is missing${only}`], notes: [] };
  }
  const scripts = readDirective(policy, 'script-src') ?? readDirective(policy, 'default-src');
  if (scripts === undefined)
    return {
      wrong: ['Content-Security-Policy does not limit scripts (no script-src, no default-src)'],
      notes: [],
    };
  const isInline = /'unsafe-inline'/.test(scripts) && !/'(nonce-|sha\d+-|strict-dynamic)/.test(scripts);
  return {
    wrong: [],
    notes: isInline ? ["Content-Security-Policy allows inline scripts by 'unsafe-inline'"] : [],
  };
}

/** OWASP's list: what is unsafe without the header is wrong, what browsers do by themselves meanwhile is a note. */
export function judgeHeaders(address: string, headers: Headers, metaPolicy = ''): Findings {
  const sent = headers['content-security-policy'] ?? '';
  const { wrong, notes } = judgePolicy(sent || metaPolicy, headers);
  const sniffing = headers['x-content-type-options'];
  if (sniffing?.trim().toLowerCase() !== 'nosniff')
    wrong.push(
      `X-Content-Type-Options is ${sniffing === undefined ? 'missing' : `"${sniffing}" instead of "nosniff"`}`,
    );
  const framing = headers['x-frame-options'];
  // Browsers ignore frame-ancestors in a meta element.
  if (
    readDirective(sent, 'frame-ancestors') === undefined &&
    !/^\s*(deny|sameorigin)\s*$/i.test(framing ?? '')
  )
    wrong.push(
      framing === undefined
        ? 'X-Frame-Options and the frame-ancestors of Content-Security-Policy are both missing'
        : `X-Frame-Options is "${framing}", which stops nothing`,
    );
  const referrer = headers['referrer-policy'];
  if (referrer === undefined) notes.push('Referrer-Policy is not set, so the browser’s own default holds');
  else if (/(^|,)\s*unsafe-url\s*$/i.test(referrer)) wrong.push('Referrer-Policy is "unsafe-url"');
  const strict = headers['strict-transport-security'];
  if (!address.startsWith('https:')) notes.push('Strict-Transport-Security only counts over https');
  else if (strict === undefined) wrong.push('Strict-Transport-Security is missing');
  else if (!/max-age\s*=\s*"?[1-9]/i.test(strict))
    wrong.push(`Strict-Transport-Security is "${strict}", which is off`);
  for (const name of ['server', 'x-powered-by'])
    if (/\d/.test(headers[name] ?? '')) notes.push(`${name} tells a version: "${headers[name]}"`);
  return { wrong, notes };
}

export async function observeSecurityHeaders(context: StepContext): Promise<Observation> {
  const { address, response } = findDocument(context);
  const page = context.session.pages.current();
  const reading = Promise.all([
    response.allHeaders(),
    page
      .locator('head > meta[http-equiv="Content-Security-Policy" i]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content') ?? '').join(', ')),
  ]);
  const [headers, metaPolicy] = await within(
    context.progress,
    reading,
    'The headers could not be read in time.',
  );
  const findings = judgeHeaders(address, headers, metaPolicy);
  findings.notes.unshift(`answer of ${address}`);
  return judgeFindingsFinally(findings, 'the security headers are there');
}
