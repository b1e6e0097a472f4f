import { type LoadModel, loadMethods, loadModels } from '@assay/contract/choices';

/** The load test that is being put together, as it is typed; figures too are texts until it is sent. */
export interface LoadDraft {
  name: string;
  url: string;
  method: (typeof loadMethods)[number];
  concurrency: string;
  /** Shown and typed in seconds, sent in milliseconds. */
  seconds: string;
  headers: string;
  body: string;
  model: LoadModel;
  rate: string;
  warmUpSeconds: string;
  stages: { seconds: string; target: string }[];
  p95Ms: string;
  p99Ms: string;
  errorRate: string;
  minRate: string;
  environmentId: string;
}

export const emptyLoad: LoadDraft = {
  name: '',
  url: '',
  method: 'GET',
  concurrency: '10',
  seconds: '60',
  headers: '',
  body: '',
  model: 'closed',
  rate: '',
  warmUpSeconds: '0',
  stages: [],
  p95Ms: '',
  p99Ms: '',
  errorRate: '',
  minRate: '',
  environmentId: '',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads what this browser has kept; what cannot be read is as at the beginning. */
export function readLoad(value: unknown): LoadDraft {
  if (!isRecord(value)) return emptyLoad;
  const read = Object.fromEntries(
    Object.entries(emptyLoad).map(([name, usual]) => [
      name,
      typeof usual === 'string' && typeof value[name] === 'string' ? value[name] : usual,
    ]),
  );
  return {
    ...emptyLoad,
    ...read,
    method: loadMethods.find((known) => known === value.method) ?? 'GET',
    model: loadModels.find((known) => known === value.model) ?? 'closed',
    stages: (Array.isArray(value.stages) ? value.stages : [])
      .filter(isRecord)
      .map(({ seconds, target }) => ({ seconds: String(seconds ?? ''), target: String(target ?? '') })),
  };
}
