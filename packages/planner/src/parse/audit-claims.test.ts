import { readSentences } from '@assay/testbed/reading';
import { describe, expect, it } from 'vitest';

const phone = 'Resize the window to 390 by 844';

const wordings: [canonical: string, texts: string[]][] = [
  [
    'Check that the security headers are set',
    [
      'The security headers are present.',
      'Verify that all recommended security headers are set.',
      'The server must send the usual security headers.',
      'No security header is missing.',
    ],
  ],
  [
    'Check that the cookies are protected',
    [
      'Cookies are protected.',
      'All cookies must be secure.',
      'Session cookies should have the HttpOnly and Secure flags.',
    ],
  ],
  [
    'Check that there is no mixed content',
    ['There is no mixed content.', 'No mixed content.', 'The page must not load any mixed content.'],
  ],
  [
    'Check that no form is sent unencrypted',
    [
      'No form is sent over plain HTTP.',
      'Make sure that all forms are submitted over HTTPS.',
      'The login form must be sent encrypted.',
    ],
  ],
  [
    'Check that nothing overflows sideways',
    [
      'No horizontal scrolling.',
      'There should be no horizontal scrollbar.',
      'The page must not scroll sideways.',
      "The layout doesn't overflow horizontally.",
      'Users should not have to scroll horizontally.',
      'The page fits the width of the screen.',
    ],
  ],
  [
    'Check that the smallest tap target is at least 24 pixels',
    [
      'Tap targets are at least 24 pixels.',
      'All touch targets must be at least 24px.',
      'Every tap target should be at least 24 x 24 px.',
    ],
  ],
  [
    'Check that every control can be reached by keyboard',
    [
      'Every control can be reached by keyboard.',
      'All interactive elements must be reachable with the keyboard.',
      'The page should be usable with the keyboard only.',
      'Everything is keyboard accessible.',
    ],
  ],
  [
    'Check that the keyboard focus is visible',
    [
      'The focus is visible.',
      'The focus indicator must always be visible.',
      'Every focusable element has a visible focus ring.',
    ],
  ],
  [
    'Check that all links answer',
    [
      'No broken links.',
      'There are no dead links.',
      'All links on the page work.',
      'Ensure that no link is broken.',
      'The site must not contain broken links.',
    ],
  ],
  [
    'Check that the largest contentful paint takes at most 2.5 seconds',
    [
      'The LCP is under 2.5 seconds.',
      'The largest contentful paint should happen within 2.5 s.',
      'Largest Contentful Paint must be at most 2500 ms.',
    ],
  ],
  [
    'Check that the first byte takes at most 0.8 seconds',
    ['The TTFB is below 800 ms.', 'Time to first byte must be at most 0.8 seconds.'],
  ],
  [
    'Check that the layout shift is at most 0.1',
    ['CLS at most 0.1.', 'The cumulative layout shift should not exceed 0.1.'],
  ],
  ['Check that the layout shift is less than 0.1', ['The layout shift is below 0.1.']],
  [
    'Check that the number of the requests of the page is at most 60',
    [
      'The page makes at most 60 requests.',
      'The page should make no more than 60 requests.',
      'The number of requests is at most 60.',
    ],
  ],
  [
    'Check that the transfer size of the page is at most 2000 kB',
    [
      'The page weight is at most 2 MB.',
      'The page transfers at most 2000 kB.',
      'The page size should be no more than 2000 KB.',
    ],
  ],
  [
    'Check that all requests of the page succeed',
    [
      'All requests succeed.',
      'No request fails.',
      'There are no failed network requests.',
      'Verify that all API calls of the page succeed.',
    ],
  ],
  ['Check that the response takes at most 1 seconds', ['The API answers within 1 second.']],
  [
    'Check that the response matches the schema "{\\"type\\":\\"array\\"}"',
    [
      `The response matches the schema '{"type":"array"}'.`,
      `The body must conform to the JSON schema '{"type":"array"}'.`,
    ],
  ],
];

describe('checks of whole pages, in other words', () => {
  it.each(wordings.flatMap(([canonical, texts]) => texts.map((text) => [text, canonical] as const)))(
    '%s',
    (text, canonical) => {
      expect(readSentences(text)).toEqual([canonical]);
    },
  );

  it.each([
    ['The page must not scroll sideways on a phone.', [phone, 'Check that nothing overflows sideways']],
    [
      'Tap targets must be at least 44 px on mobile.',
      [phone, 'Check that the smallest tap target is at least 44 pixels'],
    ],
    ['On a phone, there is no horizontal scrolling.', [phone, 'Check that nothing overflows sideways']],
    [
      'Open /shop. All links work and there is no mixed content.',
      ['Open "/shop"', 'Check that all links answer', 'Check that there is no mixed content'],
    ],
  ])('%s', (text, sentences) => {
    expect(readSentences(text)).toEqual(sentences);
  });

  it.each([
    'The "Help" link works.',
    'The email field has the focus.',
    'The "Cookies" banner is visible.',
    'The list makes 3 rows visible.',
    'All links in the footer work.',
    'The cart shows 60 requests.',
  ])('no such check is seen in: %s', (text) => {
    const audits = wordings.map(([canonical]) => canonical);
    expect(readSentences(text).filter((sentence) => audits.includes(sentence))).toEqual([]);
  });
});
