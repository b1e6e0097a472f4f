import { z } from 'zod';
import { defineCalls } from './call.ts';
import { timezones } from './choices.ts';
import { count, data, done, email, line, newPassword, offeredPassword, paragraph } from './fields.ts';
import { namedShapes } from './named-shapes.ts';

export const notificationPreferences = z.object({
  email: z.boolean().default(true),
  browser: z.boolean().default(true),
  marketing: z.boolean().default(false),
});

const profile = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    job_title: z.string(),
    timezone: z.enum(timezones),
    bio: z.string(),
    notification_preferences: notificationPreferences,
  })
  .register(namedShapes, { id: 'Profile' });

/** The preferences arrive as an object or as that object in JSON. */
const writtenPreferences = z.union(
  [
    notificationPreferences,
    z
      .string()
      .max(1000)
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.addIssue({ code: 'custom' });
          return z.NEVER;
        }
      })
      .pipe(notificationPreferences),
  ],
  'Notification preferences must say true or false for email, browser and marketing, as an object or as JSON.',
);

export const accountCalls = defineCalls({
  'POST /api/validate-token': {
    summary: 'Tell whether a session token still gives access',
    feature: 'accounts',
    access: 'public',
    body: z.object({ token: z.string().max(4000) }),
    response: z.object({ valid: z.boolean() }),
    errors: [],
  },
  'POST /api/login': {
    summary: 'Sign in with email and password',
    feature: 'accounts',
    access: 'public',
    limit: 'login',
    body: z.object({ email, password: offeredPassword }),
    response: z.object({ token: z.string() }),
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_DISABLED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_DELETED'],
  },
  'POST /api/register': {
    summary: 'Create an account',
    feature: 'accounts',
    access: 'public',
    limit: 'register',
    status: 201,
    body: z.object({
      firstName: line('First name', 100),
      lastName: line('Last name', 100),
      email,
      password: newPassword,
    }),
    response: z.object({ message: z.string() }),
    errors: ['EMAIL_TAKEN'],
  },
  'POST /api/forgot-password': {
    summary: 'Ask for a password reset link by email',
    feature: 'accounts',
    access: 'public',
    limit: 'forgot',
    body: z.object({ email }),
    response: z.object({ message: z.string() }),
    errors: ['ACCOUNT_NOT_FOUND', 'MAIL_FAILED'],
  },
  'POST /api/reset-password': {
    summary: 'Set a new password with the token of a reset link',
    feature: 'accounts',
    access: 'public',
    limit: 'reset',
    body: z.object({ token: z.string().min(1, 'The reset token is required.').max(500), newPassword }),
    response: z.object({ message: z.string() }),
    errors: ['INVALID_RESET_TOKEN'],
  },
  'GET /api/user/profile': {
    summary: 'Read the signed-in person’s profile',
    feature: 'accounts',
    access: 'user',
    response: data(profile),
    errors: [],
  },
  'PUT /api/user/profile': {
    summary: 'Change the signed-in person’s profile',
    feature: 'accounts',
    access: 'user',
    body: z.object({
      firstName: line('First name', 100),
      lastName: line('Last name', 100),
      phone: line('Phone', 50, 0).default(''),
      company: line('Company', 200, 0).default(''),
      jobTitle: line('Job title', 200, 0).default(''),
      timezone: z.enum(timezones).default('UTC'),
      bio: paragraph('Bio', 2000, 0).default(''),
      notificationPreferences: writtenPreferences.optional(),
    }),
    response: done,
    errors: [],
  },
  'PUT /api/user/change-password': {
    summary: 'Change the signed-in person’s password',
    feature: 'accounts',
    access: 'user',
    tokens: 'never',
    limit: 'login',
    body: z.object({
      currentPassword: offeredPassword,
      newPassword,
      /** Access tokens, too: programs that use them have to be given new ones. */
      revokeAccessTokens: z.boolean().default(false),
    }),
    /** Every session ends; the token opens a new one for who changed it. */
    response: z.object({ success: z.literal(true), token: z.string() }),
    errors: [],
  },
  'POST /api/user/sign-out-everywhere': {
    summary: 'End every session of the signed-in person and, where wanted, revoke every access token',
    feature: 'accounts',
    access: 'user',
    tokens: 'never',
    body: z.object({ revokeAccessTokens: z.boolean().default(false) }),
    /** The token opens a new session for who asked. */
    response: z.object({ success: z.literal(true), token: z.string(), revoked: count }),
    errors: [],
  },
  'DELETE /api/user/account': {
    summary: 'Delete the signed-in person’s account and data for good',
    feature: 'accounts',
    access: 'user',
    tokens: 'never',
    limit: 'login',
    body: z.object({ password: offeredPassword }),
    response: done,
    errors: ['FORBIDDEN'],
  },
});
