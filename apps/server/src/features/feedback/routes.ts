import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services.ts';
import { insertContactMessage } from './store.ts';

export function feedbackHandlers({ db }: Services): Handlers {
  return {
    'POST /api/contact': async ({ body }) => {
      await insertContactMessage(db, body);
      return { success: true };
    },
  };
}
