export { isOnlyVariables, looksSecret } from './names.ts';
export type { Keep } from './replace.ts';
export { replaceSecrets } from './replace.ts';
export { replaceInAddress, replaceInText } from './replace-in-text.ts';
