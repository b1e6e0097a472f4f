import { describe, expect, it } from 'vitest';
import { belongsTo, isSessionLike, judgeCookies } from './cookies.ts';
import { tellFindings } from './findings.ts';
import type { TapTarget } from './in-page/tap-targets.ts';
import { findUnreached } from './keyboard.ts';
import { chooseLinks } from './links.ts';
import { judgeHeaders } from './security-headers.ts';
import { judgeTapTargets } from './tap-targets.ts';
import { sumShifts } from './timings.ts';
import { judgeForms, judgeMixedContent } from './transport.ts';
import { isTrustworthy } from './trustworthy.ts';

const safe = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'no-referrer',
};

describe('the security headers', () => {
  it.each<[what: string, address: string, headers: Record<string, string>, wrong: string[]]>([
    ['all set', 'https://a.example/', safe, []],
    [
      'HSTS over https',
      'https://a.example/',
      { ...safe, 'strict-transport-security': '' },
      ['Strict-Transport-Security'],
    ],
    [
      'HSTS that is off',
      'https://a.example/',
      { ...safe, 'strict-transport-security': 'max-age=0' },
      ['which is off'],
    ],
    ['no HSTS over http', 'http://a.example/', { ...safe, 'strict-transport-security': '' }, []],
    [
      'X-Frame-Options in place of frame-ancestors',
      'https://a.example/',
      { ...safe, 'content-security-policy': "default-src 'self'", 'x-frame-options': 'SAMEORIGIN' },
      [],
    ],
    [
      'X-Frame-Options that no browser knows',
      'https://a.example/',
      { ...safe, 'content-security-policy': "default-src 'self'", 'x-frame-options': 'ALLOW-FROM x' },
      ['stops nothing'],
    ],
    [
      'a policy that only reports',
      'http://a.example/',
      {
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy-report-only': 'x',
      },
      ['report-only'],
    ],
    [
      'a policy without scripts',
      'https://a.example/',
      { ...safe, 'content-security-policy': "img-src 'self'; frame-ancestors 'none'" },
      ['does not limit scripts'],
    ],
    [
      'every address told',
      'https://a.example/',
      { ...safe, 'referrer-policy': 'unsafe-url' },
      ['unsafe-url'],
    ],
    [
      'no sniffing, misspelt',
      'https://a.example/',
      { ...safe, 'x-content-type-options': 'no-sniff' },
      ['instead of "nosniff"'],
    ],
  ])('%s', (_, address, headers, wrong) => {
    const findings = judgeHeaders(address, headers);
    expect(findings.wrong).toHaveLength(wrong.length);
    wrong.forEach((part, index) => {
      expect(findings.wrong[index]).toContain(part);
    });
  });

  it('takes a policy in a meta element, but not for frames', () => {
    const { 'content-security-policy': policy, ...others } = safe;
    expect(judgeHeaders('https://a.example/', others, policy).wrong).toEqual([
      'X-Frame-Options and the frame-ancestors of Content-Security-Policy are both missing',
    ]);
  });

  it('notes what browsers do by themselves and what tells too much', () => {
    const { 'referrer-policy': _, ...others } = safe;
    const { wrong, notes } = judgeHeaders('https://a.example/', { ...others, 'x-powered-by': 'PHP/8.1' });
    expect(wrong).toEqual([]);
    expect(notes.join()).toMatch(/Referrer-Policy is not set.*PHP\/8\.1/);
  });
});

describe('cookies', () => {
  const cookie = (more: object = {}) => ({
    name: 'sid',
    value: '1',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax' as const,
    ...more,
  });

  it.each([
    ['sid', '1', true],
    ['JSESSIONID', '1', true],
    ['theme', 'dark', false],
    ['visitor', '9f8aK2lQ0xZ7bTm41cVw', true],
    ['XSRF-TOKEN', '9f8aK2lQ0xZ7bTm41cVw', false],
    ['_ga', 'GA1.1.123456789.1700000000', false],
    ['consent', 'necessary,statistics,marketing', false],
    ['settings', '{"colour":"dark","size":12}', false],
  ])('%s=%s counts as a session: %s', (name, value, expected) => {
    expect(isSessionLike({ name, value })).toBe(expected);
  });

  it.each<[what: string, address: string, more: object, wrong: string[]]>([
    ['a protected one', 'https://a.example/', {}, []],
    ['one for scripts', 'https://a.example/', { httpOnly: false }, ['HttpOnly']],
    ['a setting for scripts', 'https://a.example/', { name: 'theme', httpOnly: false }, []],
    ['one without Secure', 'https://a.example/', { secure: false }, ['not Secure']],
    ['one of this machine', 'http://127.0.0.1:3000/', { secure: false }, []],
    ['one over plain http', 'http://a.example/', { secure: false }, ['travels unencrypted']],
    [
      'one for every site',
      'http://localhost/',
      { secure: false, sameSite: 'None' },
      ['SameSite=None without'],
    ],
  ])('%s', (_, address, more, wrong) => {
    const findings = judgeCookies(address, [cookie(more)], new Set());
    expect(findings.wrong).toHaveLength(wrong.length);
    wrong.forEach((part, index) => {
      expect(findings.wrong[index]).toContain(part);
    });
  });

  it('that do not say SameSite are a note', () => {
    const { wrong, notes } = judgeCookies(
      'https://a.example/',
      [cookie({ sameSite: 'None' })],
      new Set(['sid']),
    );
    expect(wrong).toEqual([]);
    expect(notes.join()).toContain('does not say SameSite');
  });
});

describe('the host of a cookie', () => {
  it.each([
    ['shop.example', 'shop.example', true],
    ['.shop.example', 'shop.example', true],
    ['.shop.example', 'www.shop.example', true],
    ['shop.example', 'www.shop.example', false],
    ['.shop.example', 'evilshop.example', false],
  ])('a cookie of %s belongs to %s: %s', (domain, host, expected) => {
    expect(belongsTo(domain, host)).toBe(expected);
  });
});

describe('tap targets', () => {
  const target = (x: number, y: number, size: number, more: Partial<TapTarget> = {}): TapTarget => ({
    name: `target at ${x}`,
    box: { x, y, width: size, height: size },
    isInline: false,
    isNative: false,
    href: '',
    inside: [],
    ...more,
  });

  it.each<[what: string, targets: TapTarget[], wrong: number]>([
    ['large ones side by side', [target(0, 0, 24), target(24, 0, 24)], 0],
    ['small ones side by side', [target(0, 0, 16), target(16, 0, 16)], 2],
    ['small ones with room', [target(0, 0, 16), target(24, 0, 16)], 0],
    ['a small one at a large one', [target(0, 0, 16), target(17, 0, 40)], 1],
    [
      'small ones in a text',
      [target(0, 0, 16, { isInline: true }), target(16, 0, 16, { isInline: true })],
      0,
    ],
    [
      'boxes of the browser',
      [target(0, 0, 13, { isNative: true }), target(13, 0, 13, { isNative: true })],
      0,
    ],
    ['a small one inside a large one', [target(0, 0, 100), target(10, 10, 10, { inside: [0] })], 0],
    [
      'a small link with a large one to the same place',
      [target(0, 0, 10, { href: '/a' }), target(10, 0, 10), target(90, 0, 40, { href: '/a' })],
      1,
    ],
    ['rounding', [target(0, 0, 23.6), target(23.6, 0, 23.6)], 0],
  ])('%s', (_, targets, wrong) => {
    expect(judgeTapTargets(targets, 24).wrong).toHaveLength(wrong);
  });
});

describe('addresses', () => {
  it.each([
    ['https://a.example/', true],
    ['http://a.example/', false],
    ['http://localhost:3000/', true],
    ['http://shop.localhost/', true],
    ['http://127.8.9.1/', true],
    ['http://[::1]:80/', true],
    ['http://127.0.0.1.example/', false],
    ['http://localhost.example/', false],
    ['ws://a.example/', false],
    ['data:text/plain,x', true],
    ['nonsense', false],
  ])('%s is safe from being overheard: %s', (address, expected) => {
    expect(isTrustworthy(address)).toBe(expected);
  });

  it('of forms and resources are judged by where they lead', () => {
    const form = (address: string) => ({ name: 'the form', address });
    const judge = (page: string, address: string) =>
      judgeForms(page, { forms: [form(address)], loosePasswords: [] }).wrong.length;
    expect(judge('https://a.example/', 'http://a.example/x')).toBe(1);
    expect(judge('https://a.example/', 'https://a.example/x')).toBe(0);
    expect(judge('https://a.example/', 'javascript:void(0)')).toBe(0);
    expect(judgeForms('http://a.example/', { forms: [], loosePasswords: ['the field'] }).wrong).toHaveLength(
      1,
    );
    expect(judgeMixedContent('https://a.example/', [form('http://b.example/x.js')]).wrong).toHaveLength(1);
    expect(judgeMixedContent('https://a.example/', [form('data:,')]).wrong).toEqual([]);
    expect(judgeMixedContent('http://a.example/', []).wrong[0]).toContain('the page itself');
  });
});

describe('links', () => {
  const here = 'http://a.example/shop/';
  const link = (address: string, name = 'the link') => ({ name, address });

  it('that could change something, or lead elsewhere, are left out', () => {
    const { asked, left } = chooseLinks(
      [
        link('http://a.example/'),
        link('http://a.example/'),
        link('http://a.example/log-out'),
        link('http://a.example/items?action=delete&id=1'),
        link('http://a.example/x', 'the "Remove" link'),
        link('http://b.example/'),
        link('mailto:a@b.example'),
        link('javascript:void(0)'),
      ],
      here,
    );
    expect(asked.map(({ address }) => address)).toEqual(['http://a.example/']);
    expect(left).toEqual([
      '1 links to other sites were not asked for',
      '3 links that may change something were not asked for',
    ]);
  });

  it('beyond the bound are counted', () => {
    const many = Array.from({ length: 40 }, (_, index) => link(`http://a.example/${index}`));
    const { asked, left } = chooseLinks(many, here);
    expect(asked).toHaveLength(30);
    expect(left).toEqual(['only the first 30 of 40 were asked for']);
  });
});

it('one control of a group is enough', () => {
  const walked = { names: ['a', 'b', 'c', 'd'], groups: ['size', 'size', 'own 2', 'own 3'] };
  expect(
    findUnreached({
      ...walked,
      reached: new Map([
        [1, true],
        [2, true],
      ]),
    }),
  ).toEqual(['d']);
});

it('shifts count by their worst window', () => {
  const shift = (at: number, value: number) => ({ at, value, elements: [`at ${at}`] });
  expect(sumShifts([])).toEqual({ total: 0, elements: [] });
  expect(sumShifts([shift(0, 0.1), shift(500, 0.1), shift(3000, 0.15)]).total).toBeCloseTo(0.2);
  const steady = Array.from({ length: 12 }, (_, index) => shift(index * 900, 0.1));
  expect(sumShifts(steady).total).toBeCloseTo(0.6);
});

it('many findings are shortened, and notes follow in brackets', () => {
  const wrong = Array.from({ length: 12 }, (_, index) => `w${index}`);
  expect(tellFindings({ wrong, notes: ['n'] }, 'fine')).toBe(
    `${wrong.slice(0, 10).join('; ')}; and 2 more (n)`,
  );
  expect(tellFindings({ wrong: [], notes: [] }, 'fine')).toBe('fine');
});
