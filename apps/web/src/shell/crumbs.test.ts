import { describe, expect, it } from 'vitest';
import { listCrumbs } from './crumbs.ts';

describe('listCrumbs', () => {
  it.each(['/', '/login', '/signup', '/forgot-password', '/reset-password', '/login/', '/shared/abc'])(
    'is empty on %s',
    (path) => {
      expect(listCrumbs(path)).toEqual([]);
    },
  );

  it.each([
    ['/dashboard', 'Dashboard'],
    ['/enhanced-requirements', 'Enhanced AI Testing'],
    ['/requirements', 'Standard Testing'],
    ['/analytics', 'Analytics'],
    ['/visual-testing', 'Visual Testing'],
    ['/api-testing', 'API Testing'],
    ['/feedback', 'Feedback'],
    ['/admin', 'Admin'],
    ['/contact', 'Contact'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
    ['/reports', 'Reports'],
    ['/settings', 'Account Settings'],
    ['/automation', 'Automation'],
  ])('names %s with an emoji', (path, label) => {
    expect(listCrumbs(path)[1]).toEqual({ to: path, label, emoji: expect.stringMatching(/\p{Emoji}/u) });
  });

  it('starts at home and links each segment on the way', () => {
    expect(listCrumbs('/dashboard/runs/today').map(({ to, label }) => [to, label])).toEqual([
      ['/', 'Home'],
      ['/dashboard', 'Dashboard'],
      ['/dashboard/runs', 'Runs'],
      ['/dashboard/runs/today', 'Today'],
    ]);
  });

  it.each([
    ['/test-cases/abc', '/dashboard', 'Dashboard', 'Test case'],
    ['/runs/abc', '/automation', 'Automation', 'Run'],
    ['/schedules', '/automation', 'Automation', 'Schedules'],
    ['/executions/abc', '/reports', 'Reports', 'Report of a run'],
  ])('leads from %s to its list', (path, list, name, label) => {
    expect(listCrumbs(path).map(({ to, label: text }) => [to, text])).toEqual([
      ['/', 'Home'],
      [list, name],
      [path, label],
    ]);
  });

  it.each([
    ['/nowhere', 'Nowhere'],
    ['/%C3%BCber', 'Über'],
    ['/%E0%A4%A', '%E0%A4%A'],
    ['/constructor', 'Constructor'],
  ])('capitalises the unknown segment of %s', (path, label) => {
    expect(listCrumbs(path).at(-1)?.label).toBe(label);
  });
});
