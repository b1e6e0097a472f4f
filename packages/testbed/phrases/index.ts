export { cases } from './cases.ts';
export { findExpected } from './find-expected.ts';
