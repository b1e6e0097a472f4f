export { availableSources, findSource } from './models/available-sources.ts';
export { ModelError } from './models/model-error.ts';
export { proposeCases } from './models/propose-cases.ts';
