export { LoadProblem } from './load-problem.ts';
export { type LoadOptions, startLoad } from './start-load.ts';
