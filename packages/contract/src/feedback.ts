import { z } from 'zod';
import { defineCalls } from './call.ts';
import { contactSubjects, feedbackTypes, ownerFeedbackStatuses, priorities } from './choices.ts';
import { data, done, email, id, idParams, line, paragraph, timestamp } from './fields.ts';

const shortText = z.string().max(500);

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
});

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
    errors: ['NOT_FOUND'],
  },
});
