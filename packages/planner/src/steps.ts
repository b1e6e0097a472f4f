export { type AuditSubject, auditSubjects, isAudit } from './steps/audits.ts';
export { findCallSecrets } from './steps/call-secrets.ts';
export { findEntered, isLook, isSetting } from './steps/entries.ts';
export * from './steps/language.ts';
export { readOrdinal, renderOrdinal } from './steps/ordinals.ts';
export { readCanonical } from './steps/read.ts';
export { renderStep } from './steps/render.ts';
export type { SeenPage, SeenPart } from './steps/seen-page.ts';
export { renderTarget } from './steps/targets.ts';
