export { projectHandlers } from './routes.ts';
export { findProject, type Project } from './store.ts';
