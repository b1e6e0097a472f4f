export { authenticate } from './authenticate.ts';
export { createFirstAdmin } from './create-first-admin.ts';
export { accountHandlers } from './routes.ts';
