import { expect, test } from 'vitest';
import { describeAll } from './describe-parts.ts';

const part = (state: 'ok' | 'warning' | 'broken') => ({ part: 'queue' as const, state, message: '' });

test.each([
  [[part('ok')], 'ok', 'Everything works.'],
  [[part('ok'), part('warning')], 'warning', 'One part needs attention.'],
  [[part('warning'), part('warning')], 'warning', '2 parts need attention.'],
  [[part('broken'), part('warning')], 'broken', 'One part does not work.'],
  [[part('broken'), part('broken')], 'broken', '2 parts do not work.'],
])('%j is %s', (parts, state, text) => expect(describeAll(parts)).toEqual({ state, text }));
