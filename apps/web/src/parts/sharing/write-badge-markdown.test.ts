import { expect, test } from 'vitest';
import { writeBadgeMarkdown } from './write-badge-markdown.ts';

test('the badge is a picture inside a link', () => {
  const made = {
    url: 'https://assay.test/shared/abc',
    badge_url: 'https://assay.test/api/shared/abc/badge.svg',
  };
  expect(writeBadgeMarkdown(made)).toBe(
    '[![Assay](https://assay.test/api/shared/abc/badge.svg)](https://assay.test/shared/abc)',
  );
});
