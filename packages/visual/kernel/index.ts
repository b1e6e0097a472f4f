export { compareRow, countOver } from './compare';
export { countRow, fillSpan } from './mask';
export { isOpaque, sameBytes, signRow } from './rows';
export { begin, scratchBytes } from './state';
export { unfilterRow } from './unfilter';

/** Where memory is free. */
export function freeFrom(): usize {
  return __heap_base;
}
