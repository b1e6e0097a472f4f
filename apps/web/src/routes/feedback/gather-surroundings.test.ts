import { expect, it } from 'vitest';
import { gatherSurroundings, type Place } from './gather-surroundings.ts';

const place: Place = {
  navigator: {
    userAgent: 'Agent/1',
    language: 'en-GB',
    platform: 'Linux',
    cookieEnabled: true,
    onLine: false,
  },
  screen: { width: 1920, height: 1080 },
  innerWidth: 1280,
  innerHeight: 720,
  location: { href: 'http://assay.test/feedback' },
  document: { referrer: '' },
};
const now = new Date('2026-02-03T04:05:06.789Z');

it('gathers what the browser tells, and nothing else', () => {
  expect(gatherSurroundings(place, 'Europe/Paris', now)).toEqual({
    browserInfo: {
      userAgent: 'Agent/1',
      language: 'en-GB',
      platform: 'Linux',
      cookieEnabled: true,
      onLine: false,
      screenResolution: '1920x1080',
      windowSize: '1280x720',
      timezone: 'Europe/Paris',
    },
    systemInfo: { timestamp: '2026-02-03T04:05:06.789Z', url: 'http://assay.test/feedback', referrer: '' },
  });
});

it('cuts what the server would refuse for its length', () => {
  const long = 'x'.repeat(3000);
  const { browserInfo, systemInfo } = gatherSurroundings(
    {
      ...place,
      navigator: { ...place.navigator, userAgent: long },
      location: { href: long },
      document: { referrer: long },
    },
    long,
    now,
  );
  expect([browserInfo.userAgent.length, browserInfo.timezone.length]).toEqual([500, 500]);
  expect([systemInfo.url.length, systemInfo.referrer.length]).toEqual([2000, 2000]);
});
