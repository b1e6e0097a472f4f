export { countOpenMessages } from './inbox-store.ts';
export { feedbackHandlers } from './routes.ts';
