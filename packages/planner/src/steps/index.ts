export { parseStep } from '../parse/parse-step.ts';
export * from './language.ts';
export { renderStep } from './render.ts';
