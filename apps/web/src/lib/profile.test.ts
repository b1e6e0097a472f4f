import { describe, expect, it } from 'vitest';
import { defaultPreferences } from './preferences.ts';
import { describeProfile, readProfile } from './profile.ts';

const data = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '+44 1',
  company: 'Engines',
  job_title: 'Analyst',
  timezone: 'Europe/London',
  bio: 'Wrote a note.',
  notification_preferences: { email: false, browser: true, marketing: true },
};

const personal = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+44 1',
  company: 'Engines',
  jobTitle: 'Analyst',
  timezone: 'Europe/London',
  bio: 'Wrote a note.',
} as const;

const preferences = { email: false, browser: true, marketing: true };

describe('a profile', () => {
  it('is read from the answer of the server', () => {
    expect(readProfile({ success: true, data })).toEqual({ email: 'ada@example.com', personal, preferences });
  });

  it('is read with its preferences in JSON', () => {
    const sent = { ...data, notification_preferences: JSON.stringify(preferences) };
    expect(readProfile({ success: true, data: sent })?.preferences).toEqual(preferences);
  });

  it('has what is missing empty, UTC as its time zone and the default preferences', () => {
    expect(readProfile({ success: true, data: { timezone: 'Moon/Crater', phone: null } })).toEqual({
      email: '',
      personal: {
        firstName: '',
        lastName: '',
        phone: '',
        company: '',
        jobTitle: '',
        timezone: 'UTC',
        bio: '',
      },
      preferences: defaultPreferences,
    });
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ success: true }],
    [{ success: true, data: null }],
    [{ success: false, data }],
  ])('is not in %j', (answer) => {
    expect(readProfile(answer)).toBeUndefined();
  });

  it('is written whole and without blanks around its texts', () => {
    const typed = { ...personal, firstName: '  Ada ', bio: '\n Wrote a note. \n' };
    expect(describeProfile({ email: 'ada@example.com', personal: typed, preferences })).toEqual({
      ...personal,
      notificationPreferences: preferences,
    });
  });
});
