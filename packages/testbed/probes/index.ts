export { loadProbes } from './records.ts';
export { type ProbeResult, scoreProbes } from './score.ts';
