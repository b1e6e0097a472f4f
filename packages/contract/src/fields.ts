import { z } from 'zod';
import { limits } from './choices.ts';

/** One line of text a person typed: trimmed, no control characters, bounded. */
export function line(label: string, max: number, min = 1) {
  return z
    .string({ error: `${label} is required.` })
    .trim()
    .min(min, `${label} is required.`)
    .max(max, `${label} may have at most ${max} characters.`)
    .regex(/^\P{Cc}*$/u, `${label} may not contain control characters.`);
}

/** Several lines of text: as `line`, but line breaks and tabs stay. */
export function paragraph(label: string, max: number, min = 1) {
  return z
    .string({ error: `${label} is required.` })
    .trim()
    .min(min, `${label} is required.`)
    .max(max, `${label} may have at most ${max} characters.`)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, `${label} may not contain control characters.`);
}

export const email = z
  .string({ error: 'Email is required.' })
  .trim()
  .toLowerCase()
  .min(1, 'Email is required.')
  .max(254, 'Email may have at most 254 characters.')
  .pipe(z.email('Please enter a valid email address.'));

export const newPassword = z
  .string({ error: 'Password is required.' })
  .min(limits.password.min, `Password must be at least ${limits.password.min} characters long`)
  .max(limits.password.max, `Password may have at most ${limits.password.max} characters.`);

/** A password offered for checking: its length says nothing yet, but a huge one is not worth hashing. */
export const offeredPassword = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .max(1000, 'Password is too long.');

export const id = z.string().min(1).max(64);
export const timestamp = z.iso.datetime();
export const idParams = z.object({ id });

export const count = z.number().int().nonnegative();

/** Where in a long list, and how much of it; without any of a call's query the whole list is answered. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  page_size: z.coerce.number().int().min(1).max(100).optional(),
  order: z.enum(['asc', 'desc']).optional(),
};

const moment = z.iso.datetime().or(z.iso.date());

/** Executions of one test case, or of a span of time; a date stands for its whole day in UTC, and both ends belong to it. */
export const period = {
  test_case_id: id.optional(),
  start: moment.optional(),
  end: moment.optional(),
};

export const searchText = z
  .string()
  .trim()
  .max(254, 'Search for at most 254 characters.')
  .regex(/^\P{Cc}*$/u, 'A search may not contain control characters.');

/** One page of a list. */
export function paged<T extends z.ZodType>(shape: T) {
  return z.object({
    success: z.literal(true),
    data: z.array(shape),
    total: count,
    /** There are more than `total`; they were not counted, and further pages are not offered. */
    has_more: z.boolean(),
    page: count,
    page_size: count,
  });
}

export const done = z.object({ success: z.literal(true) });
export function data<T extends z.ZodType>(shape: T) {
  return z.object({ success: z.literal(true), data: shape });
}
