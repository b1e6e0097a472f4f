export { renderView } from './render-view.ts';
export { sayView } from './say-view.ts';
export { selectLines } from './select-lines.ts';
export type { PageLine, PageText, Part, ViewLine } from './types.ts';
