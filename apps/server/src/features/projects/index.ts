export { projectHandlers } from './routes.ts';
export { findProject } from './store.ts';
