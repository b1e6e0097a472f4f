export { type BugName, bugNames, bugs } from './bugs/bugs.ts';
export { demoHandler } from './node-handler.ts';
export { type DemoSite, demoSite } from './site.ts';
export type { DemoReply, DemoRequest } from './visit/visit.ts';
