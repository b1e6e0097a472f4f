export { type Reading, readOnPage } from '../late/read-on-page.ts';
export { parseStep } from '../parse/parse-step.ts';
export { type AuditSubject, auditSubjects, isAudit } from './audits.ts';
export { findCallSecrets } from './call-secrets.ts';
export { findEntered, isLook, isSetting } from './entries.ts';
export * from './language.ts';
export { readOrdinal } from './ordinals.ts';
export { renderStep } from './render.ts';
export type { SeenPage, SeenPart } from './seen-page.ts';
