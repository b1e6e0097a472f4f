export type { ApiDocumentation } from './api-documentation.ts';
export type {
  ApiCheck,
  ApiCheckConfig,
  ApiEndpoint,
  ApiResult,
  ApiSummary,
  LoadConfig,
  LoadPoint,
  LoadStats,
} from './api-shapes.ts';
export { apiEndpoint } from './api-shapes.ts';
export type { ApiExecution } from './api-testing.ts';
export type { Access, Call, CallKey, LimitName, Method } from './call.ts';
export { allErrors } from './call.ts';
export type { Deed, SeenDeed } from './deeds.ts';
export { jsonSchema, openApiDocument } from './openapi.ts';
export type { Accepted, Answer, CallName, Calls, Received, Sent } from './registry.ts';
export { calls } from './registry.ts';
export type {
  CaseView,
  ExecutionReport,
  GenerationView,
  RunEvent,
  RunView,
  StepReport,
} from './run-shapes.ts';
export type { SystemHealth } from './system.ts';
export type {
  BaselineVersion,
  ComparisonDetail,
  ComparisonRecord,
  IgnoredArea,
  PictureRegion,
  PictureShift,
  StoredPicture,
  VisualBaseline,
} from './visual.ts';
