import type { Sent } from '@assay/contract';
import { timezones } from '@assay/contract/choices';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { ApiError } from './failures.ts';
import { type Preferences, readPreferences } from './preferences.ts';

type Timezone = (typeof timezones)[number];

/** What a person says about themselves. */
export interface PersonalFields {
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  jobTitle: string;
  timezone: Timezone;
  bio: string;
}

export interface Profile {
  email: string;
  personal: PersonalFields;
  preferences: Preferences;
}

/** The signed-in person's profile, fetched once for the settings and for the notifications. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => {
    const answer: unknown = await request('GET /api/user/profile', { signal });
    const profile = readProfile(answer);
    if (!profile) throw new ApiError({ status: 200, message: 'The server sent no profile.' });
    return profile;
  },
});

/** The profile in an answer, if there is one. A field that is missing is empty, and an unknown time zone is UTC. */
export function readProfile(answer: unknown): Profile | undefined {
  const data = read(answer, 'data');
  if (read(answer, 'success') !== true || typeof data !== 'object' || data === null) return undefined;
  const text = (name: string): string => {
    const value = read(data, name);
    return typeof value === 'string' ? value : '';
  };
  return {
    email: text('email'),
    personal: {
      firstName: text('first_name'),
      lastName: text('last_name'),
      phone: text('phone'),
      company: text('company'),
      jobTitle: text('job_title'),
      timezone: timezones.find((known) => known === text('timezone')) ?? 'UTC',
      bio: text('bio'),
    },
    preferences: readPreferences(read(data, 'notification_preferences')),
  };
}

/** The body that stores a profile. */
export function describeProfile({ personal, preferences }: Profile): Sent<'PUT /api/user/profile'>['body'] {
  return { ...trim(personal), notificationPreferences: preferences };
}

/** The server keeps texts without blanks around them. */
export function trim(personal: PersonalFields): PersonalFields {
  return {
    firstName: personal.firstName.trim(),
    lastName: personal.lastName.trim(),
    phone: personal.phone.trim(),
    company: personal.company.trim(),
    jobTitle: personal.jobTitle.trim(),
    timezone: personal.timezone,
    bio: personal.bio.trim(),
  };
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
