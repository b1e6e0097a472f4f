import type { Settings } from '../settings/settings.ts';

export type SpanAttributes = Record<string, string | number | boolean | undefined>;

export interface SpanPlan {
  attributes?: SpanAttributes;
  kind?: 'internal' | 'server' | 'client' | 'consumer';
  /** The traceparent of what caused it, where that is not what is under way here. */
  parent?: string | null | undefined;
}

/** Something under way that will be shown in a trace. */
export interface OpenSpan {
  set: (attributes: SpanAttributes) => void;
  fail: (error: unknown) => void;
  /** Does the work so that what it begins belongs to this. */
  run: <T>(work: () => T) => T;
  end: () => void;
}

/** Traces of what the server does. Without a place to send them to, nothing happens here and nothing is loaded. */
export interface Tracing {
  isOn: boolean;
  open: (name: string, plan?: SpanPlan) => OpenSpan;
  /** Does the work as one span, which fails as the work does. */
  within: <T>(name: string, plan: SpanPlan, work: (span: OpenSpan) => Promise<T>) => Promise<T>;
  /** Something that is over already, under what is under way here. */
  note: (name: string, plan: SpanPlan & { durationMs: number; endedAt?: number; failed?: boolean }) => void;
  /** A function that will be called later, as part of what is under way now. */
  bind: <T extends unknown[], R>(work: (...given: T) => R) => (...given: T) => R;
  /** Where we are, to be kept with work that is done later or elsewhere. */
  here: () => string | undefined;
  stop: () => Promise<void>;
}

const silent: OpenSpan = {
  set: () => undefined,
  fail: () => undefined,
  run: (work) => work(),
  end: () => undefined,
};

export const noTracing: Tracing = {
  isOn: false,
  open: () => silent,
  within: (_name, _plan, work) => work(silent),
  note: () => undefined,
  bind: (work) => work,
  here: () => undefined,
  stop: async () => undefined,
};

export type TracingSettings = Pick<
  Settings,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** The libraries are only loaded where the settings name a place for traces. */
export async function openTracing(settings: TracingSettings, version: string): Promise<Tracing> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return noTracing;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing({ ...settings, endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT }, version);
}
