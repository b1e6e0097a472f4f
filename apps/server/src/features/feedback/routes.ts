import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import { answerMessage } from './answer-message.ts';
import { changeMessageStatus } from './change-message-status.ts';
import { closeOrReopen } from './close-feedback.ts';
import { readFeedback } from './list-feedback.ts';
import { listPopular } from './list-popular.ts';
import { readInbox, readMessage } from './read-inbox.ts';
import { insertContactMessage } from './store.ts';
import { submitFeedback } from './submit-feedback.ts';
import { upvoteFeedback } from './upvote-feedback.ts';

export function feedbackHandlers(services: Services): Handlers {
  const { db } = services;
  return {
    'POST /api/contact': async ({ body }) => {
      await insertContactMessage(db, body);
      return { success: true };
    },
    'GET /api/feedback': (_, { caller }) => readFeedback(db, caller.id),
    'POST /api/feedback': ({ body }, { caller }) => submitFeedback(db, caller.id, body),
    'PUT /api/feedback/{id}/status': ({ params, body }, { caller }) =>
      closeOrReopen(db, caller.id, params.id, body.status),
    'GET /api/feedback/popular': ({ query }, { caller }) => listPopular(db, caller.id, query.search),
    'POST /api/feedback/{id}/upvote': ({ params }, { caller }) =>
      upvoteFeedback(db, caller.id, params.id, true),
    'DELETE /api/feedback/{id}/upvote': ({ params }, { caller }) =>
      upvoteFeedback(db, caller.id, params.id, false),
    'GET /api/admin/feedback': ({ query }) => readInbox(db, query),
    'GET /api/admin/feedback/{id}': ({ params }) => readMessage(db, params.id),
    'PUT /api/admin/feedback/{id}/status': ({ params, body }, { caller }) =>
      changeMessageStatus(db, { actorId: caller.id, id: params.id, to: body.status, from: body.from }),
    'POST /api/admin/feedback/{id}/answers': ({ params, body }, { caller }) =>
      answerMessage(services, { actorId: caller.id, id: params.id, message: body.message }),
  };
}
