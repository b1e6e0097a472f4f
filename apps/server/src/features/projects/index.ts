export { readProject } from './read-projects.ts';
export { projectHandlers } from './routes.ts';
export { findProject, removeProject } from './store.ts';
