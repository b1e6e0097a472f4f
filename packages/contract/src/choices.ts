/** Closed lists of values that the server checks and the pages offer. Plain data: the web imports it without zod. */
export const roles = ['user', 'moderator', 'admin', 'super_admin'] as const;
export type Role = (typeof roles)[number];

/** What an admin can make of somebody; nobody becomes a super admin this way. */
export const assignableRoles = ['user', 'moderator', 'admin'] as const satisfies readonly Role[];

export const accountStatuses = ['active', 'disabled', 'suspended'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const contactSubjects = [
  'General Inquiry',
  'Technical Support',
  'Feature Request',
  'Bug Report',
  'Business Partnership',
  'Enterprise Solutions',
  'API Integration',
  'Billing Question',
] as const;

export const timezones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Australia/Sydney',
] as const;

export const feedbackTypes = ['general', 'bug', 'feature', 'improvement'] as const;
export const priorities = ['low', 'medium', 'high', 'critical'] as const;
export type PriorityName = (typeof priorities)[number];
export const ownerFeedbackStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type OwnerFeedbackStatus = (typeof ownerFeedbackStatuses)[number];
/** The owner's `open` is the admin's `pending`. */
export const adminFeedbackStatuses = ['pending', 'in_progress', 'resolved', 'closed'] as const;
export type AdminFeedbackStatus = (typeof adminFeedbackStatuses)[number];
export const inboxSources = ['feedback', 'contact'] as const;
export type InboxSource = (typeof inboxSources)[number];
export type FeedbackType = (typeof feedbackTypes)[number];

/** What administrators do that is written down. */
export const auditActions = [
  'user role changed',
  'user status changed',
  'user deleted',
  'message status changed',
  'message answered',
] as const;
export type AuditAction = (typeof auditActions)[number];
export const auditTargets = ['user', 'feedback', 'contact'] as const;
export type AuditTarget = (typeof auditTargets)[number];

export const testCaseStatuses = ['draft', 'generated', 'active', 'completed'] as const;
export type TestCaseStatus = (typeof testCaseStatuses)[number];
export const testCaseSorts = ['created_at', 'title', 'last_run'] as const;
export type TestCaseSort = (typeof testCaseSorts)[number];
/** What saved cases can be taken along as. */
export const caseFormats = ['playwright', 'gherkin', 'json'] as const;
export type CaseFormat = (typeof caseFormats)[number];
export const simpleTestTypes = ['functional', 'regression', 'performance'] as const;
export const enhancedTestTypes = [
  'functional',
  'security',
  'performance',
  'accessibility',
  'api',
  'mobile',
  'integration',
] as const;
export const complexities = ['simple', 'medium', 'complex'] as const;
export const modelSources = ['openrouter', 'huggingface_free'] as const;
export type ModelSourceName = (typeof modelSources)[number];
export const healthStates = ['ok', 'warning', 'broken'] as const;
export type HealthState = (typeof healthStates)[number];
/** What an installation is made of, as administrators look after it. */
export const systemParts = [
  'server',
  'database',
  'queue',
  'workers',
  'browsers',
  'storage',
  'mail',
  'models',
] as const;
export type SystemPart = (typeof systemParts)[number];
export const browsers = ['chrome', 'firefox', 'edge'] as const;
export type BrowserName = (typeof browsers)[number];
/** A run: one requirement on its way, or cases that run again. */
export const runStatuses = ['queued', 'planning', 'running', 'finished', 'cancelled', 'failed'] as const;
export type RunStatus = (typeof runStatuses)[number];
export const endedRunStatuses = ['finished', 'cancelled', 'failed'] as const satisfies readonly RunStatus[];
/** What became of one case. `not run` where no address was known. */
export const verdicts = ['passed', 'failed', 'error', 'hollow', 'not run'] as const;
export type Verdict = (typeof verdicts)[number];
/** Why a case could not be carried out. None of these says that the site is wrong. */
export const causes = [
  'not found',
  'ambiguous',
  'not understood',
  'site down',
  'unreachable address',
  'timeout',
  'environment',
  'refused address',
  'cancelled',
  'interrupted',
] as const;
export type Cause = (typeof causes)[number];
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];
/** How a schedule can be written; all are kept as cron expressions. */
export const scheduleKinds = ['hourly', 'daily', 'weekdays', 'weekly', 'cron'] as const;
/** What an access token is good for: everything that runs and reads, or reading alone. */
export const tokenScopes = ['run', 'read'] as const;
export type TokenScope = (typeof tokenScopes)[number];
/** What a share link's badge says. */
export const shareStates = ['passing', 'failing', 'no result'] as const;
export type ShareState = (typeof shareStates)[number];
/** What a webhook can be told of. */
export const webhookEvents = ['run.finished'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export const deliveryEvents = [...webhookEvents, 'ping'] as const;
export type DeliveryEvent = (typeof deliveryEvents)[number];
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export const executionStatuses = ['success', 'error', 'timeout'] as const;
export type ExecutionStatus = (typeof executionStatuses)[number];
/** What an execution counts as: it completed, a check did not hold, or it could not be carried out. */
export const outcomes = ['completed', 'failed', 'error'] as const;
export type Outcome = (typeof outcomes)[number];
export const stepStatuses = ['success', 'error', 'warning'] as const;
export const reportFormats = ['html', 'junit', 'json', 'playwright', 'gherkin'] as const;
export type ReportFormat = (typeof reportFormats)[number];
/** What a report of many executions can be downloaded as. */
export const reportFileFormats = ['html', 'pdf', 'csv', 'json', 'junit'] as const;
export type ReportFileFormat = (typeof reportFileFormats)[number];
export const reportSorts = ['last_run', 'failures', 'flips'] as const;
export type ReportSort = (typeof reportSorts)[number];
export const timeRanges = ['7d', '30d', '90d', '365d'] as const;
export type TimeRange = (typeof timeRanges)[number];
/** The score out of 100: this much for the share of executions that completed, the rest for the share that took less than so long. */
export const performanceScore = { completed: 70, quick: 30, quickMs: 30_000 } as const;
export const exportFormats = ['json', 'csv'] as const;
export const endpointMethods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
export const loadMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export const pageSizes = [5, 10, 25, 50, 100] as const;
export const defaultPageSize = 10;

export const limits = {
  password: { min: 6, max: 200 },
  requirementText: { max: 1000 },
  steps: { max: 100, length: 2000 },
  /** Test cases that are dealt with together. */
  selectedCases: { max: 100 },
  concurrency: { min: 1, max: 100 },
  tokenDays: { min: 1, max: 3650 },
  tokensPerPerson: { max: 100 },
  /** The newest of a report that is downloaded; files with more are cut. */
  reportExecutions: { max: 1000 },
  sharesPerPerson: { max: 100 },
  webhooksPerPerson: { max: 10 },
  schedulesPerPerson: { max: 50 },
  /** Of a picture that is compared: the size of its file, its pixels, its longer side. */
  pictureBytes: { max: 20_000_000 },
  picturePixels: { max: 50_000_000 },
  pictureSide: { max: 32_000 },
  pictureRegions: { max: 100 },
  viewport: { min: 100, max: 4000 },
  pageCaptures: { viewports: 5 },
  loadDurationMs: { min: 10_000, max: 300_000 },
  /** Requests per second. */
  loadRate: { min: 1, max: 20_000 },
  /** Bytes of a call that carries endpoints or a document to import. */
  apiBody: { max: 5_000_000 },
  /** Bytes of an answer that are read, and that are kept. */
  apiAnswer: { read: 10_000_000, kept: 200_000 },
} as const;

/** How a visual comparison ended; `new` where there was nothing to compare with. */
export const comparisonStatuses = ['passed', 'failed', 'new'] as const;
export type ComparisonStatus = (typeof comparisonStatuses)[number];
export const reviewStates = ['none', 'waiting', 'approved', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What is compared with what, in checks of API answers. */
export const checkOperators = [
  'equals',
  'not equals',
  'contains',
  'not contains',
  'matches',
  'exists',
  'not exists',
  'less than',
  'at most',
  'more than',
  'at least',
  'is type',
  'has length',
] as const;
export type CheckOperator = (typeof checkOperators)[number];
export const captureSources = ['jsonpath', 'header', 'cookie', 'regex', 'status'] as const;
export type CaptureSource = (typeof captureSources)[number];
export const bodyKinds = ['none', 'json', 'text', 'form', 'multipart', 'graphql', 'file'] as const;
export type BodyKind = (typeof bodyKinds)[number];
export const apiStates = ['running', 'done', 'cancelled', 'interrupted'] as const;
export type ApiState = (typeof apiStates)[number];
/** Whether a request is meant to change or delete data. A query of GraphQL only reads, although it is sent by POST. */
export function apiChangeOf(request: {
  method: string;
  bodyKind?: BodyKind;
  body?: unknown;
}): 'changes' | 'deletes' | null {
  const { method, bodyKind, body } = request;
  if (method === 'DELETE') return 'deletes';
  if (!['POST', 'PUT', 'PATCH'].includes(method)) return null;
  const written = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return bodyKind === 'graphql' && !/\bmutation\b/.test(written) ? null : 'changes';
}

/** What came of one request; an answer of which nothing was checked has not passed. */
export const apiOutcomes = ['passed', 'failed', 'error', 'nothing checked'] as const;
export type ApiOutcome = (typeof apiOutcomes)[number];

export function apiOutcomeOf(result: {
  passed: boolean;
  error: unknown;
  checks: readonly unknown[];
}): ApiOutcome {
  if (result.error) return 'error';
  if (result.checks.length === 0) return 'nothing checked';
  return result.passed ? 'passed' : 'failed';
}

/** Why no answer came, or none that could be read. */
export const apiErrorKinds = [
  'refused address',
  'unknown host',
  'connection refused',
  'connection reset',
  'timeout',
  'tls',
  'redirects',
  'bad answer',
  'too large',
  'bad request',
  'cancelled',
  'other',
] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];
export const loadErrorKinds = [
  'status 4xx',
  'status 5xx',
  'status other',
  'connection refused',
  'connection reset',
  'connection closed',
  'timeout',
  'tls',
  'bad answer',
  'refused address',
  'unknown host',
  'other',
] as const;
export type LoadErrorKind = (typeof loadErrorKinds)[number];
export const loadModels = ['closed', 'open'] as const;
export type LoadModel = (typeof loadModels)[number];
export const apiImportFormats = ['auto', 'openapi', 'postman', 'curl', 'har'] as const;
export const apiExportFormats = ['junit', 'html', 'json'] as const;
export const docFormats = ['openapi', 'markdown'] as const;
