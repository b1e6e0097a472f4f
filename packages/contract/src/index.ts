export type { Access, Call, CallKey, LimitName, Method } from './call.ts';
export { allErrors } from './call.ts';
export { jsonSchema, openApiDocument } from './openapi.ts';
export type { Answer, CallName, Calls, Received, Sent } from './registry.ts';
export { calls } from './registry.ts';
