import { expect, it } from 'vitest';
import { describeUnsaved } from './describe-unsaved.ts';

it.each([
  [['profile'], 'profile are'],
  [['profile', 'password'], 'profile and password are'],
  [['profile', 'password', 'notification preferences'], 'profile, password and notification preferences are'],
])('names %j', (parts, words) => {
  expect(describeUnsaved(parts)).toBe(
    `Your changes to your ${words} not saved. If you leave now, they are lost.`,
  );
});
