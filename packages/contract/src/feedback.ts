import { z } from 'zod';
import { defineCalls } from './call.ts';
import { contactSubjects, feedbackTypes, ownerFeedbackStatuses, priorities } from './choices.ts';
import { data, done, email, id, idParams, line, paragraph, searchText, timestamp } from './fields.ts';

const shortText = z.string().max(500);

const answer = z.object({
  id,
  message: z.string(),
  /** Who answered; empty where that account is gone. */
  author: z.string(),
  created_at: timestamp,
});

const feedbackRecord = z.object({
  id,
  title: z.string(),
  status: z.enum(ownerFeedbackStatuses),
  priority: z.enum(priorities),
  type: z.enum(feedbackTypes),
  created_at: timestamp,
  category: z.string(),
  description: z.string(),
  rating: z.number().int(),
  upvotes: z.number().int(),
  response_count: z.number().int(),
  /** By the signed-in person. */
  upvoted: z.boolean(),
  answers: z.array(answer),
});

const votes = z.object({ upvotes: z.number().int(), upvoted: z.boolean() });

export const feedbackCalls = defineCalls({
  'POST /api/contact': {
    summary: 'Send a message to the people who run this Assay',
    feature: 'feedback',
    access: 'public',
    limit: 'contact',
    body: z.object({
      name: line('Name', 200),
      email,
      subject: z
        .enum(contactSubjects, 'Please choose one of the listed subjects.')
        .default('General Inquiry'),
      message: paragraph('Message', 5000),
    }),
    response: done,
    errors: [],
  },
  'GET /api/feedback': {
    summary: 'List the signed-in person’s feedback',
    feature: 'feedback',
    access: 'user',
    response: data(z.array(feedbackRecord)),
    errors: [],
  },
  'POST /api/feedback': {
    summary: 'Send feedback',
    feature: 'feedback',
    access: 'user',
    limit: 'feedback',
    status: 201,
    body: z.object({
      type: z.enum(feedbackTypes).default('general'),
      category: line('Category', 100, 0).default(''),
      title: line('Title', 200),
      description: paragraph('Description', 5000),
      priority: z.enum(priorities).default('medium'),
      rating: z.coerce.number().int().min(1).max(5).default(5),
      contactEmail: z.union([z.literal(''), email]).optional(),
      browserInfo: z
        .object({
          userAgent: shortText,
          language: shortText,
          platform: shortText,
          cookieEnabled: z.boolean(),
          onLine: z.boolean(),
          screenResolution: shortText,
          windowSize: shortText,
          timezone: shortText,
        })
        .partial()
        .optional(),
      systemInfo: z
        .object({ timestamp: shortText, url: z.string().max(2000), referrer: z.string().max(2000) })
        .partial()
        .optional(),
    }),
    response: data(feedbackRecord),
    errors: [],
  },
  'PUT /api/feedback/{id}/status': {
    summary: 'Close one’s own open feedback, or reopen it',
    feature: 'feedback',
    access: 'user',
    params: idParams,
    body: z.object({ status: z.enum(['open', 'closed']) }),
    response: done,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'GET /api/feedback/popular': {
    summary:
      'List what people asked for and is not done yet, most wanted first: titles alone, and not by whom',
    feature: 'feedback',
    access: 'user',
    /** With words, what resembles them most. */
    query: z.object({ search: searchText.optional() }),
    response: data(
      z.array(
        z.object({
          id,
          title: z.string(),
          type: z.enum(feedbackTypes),
          status: z.enum(ownerFeedbackStatuses),
          upvotes: z.number().int(),
          upvoted: z.boolean(),
          /** Written by the signed-in person. */
          own: z.boolean(),
        }),
      ),
    ),
    errors: [],
  },
  'POST /api/feedback/{id}/upvote': {
    summary: 'Upvote feedback, one’s own or somebody else’s; a second time changes nothing',
    feature: 'feedback',
    access: 'user',
    params: idParams,
    response: data(votes),
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/feedback/{id}/upvote': {
    summary: 'Take one’s upvote back',
    feature: 'feedback',
    access: 'user',
    params: idParams,
    response: data(votes),
    errors: ['NOT_FOUND'],
  },
});
