import { hostname } from 'node:os';
import { type Attributes, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { maskText } from '../logs/mask.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import type { OpenSpan, SpanAttributes, SpanPlan, Tracing, TracingSettings } from './tracing.ts';

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** The standard says that the traces' own path comes behind the address. */
function tracesAt(endpoint: string): string {
  return `${endpoint.replace(/\/+$/, '')}/v1/traces`;
}

/** `name=value,name=value`, with percent-encoding, as the standard has it. */
function readHeaders(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs
      .filter(([name, value]) => name?.trim() && value !== undefined)
      .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  );
}

function clean(attributes: SpanAttributes = {}): Attributes {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? maskText(value) : value]),
  );
}

export function startTracing(settings: TracingSettings & { endpoint: string }, version: string): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.version': version,
      'service.instance.id': `${hostname()} (${process.pid})`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: tracesAt(settings.endpoint),
          headers: readHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS),
          timeoutMillis: 5000,
        }),
        scheduledDelayMillis: 1000,
      }),
    ],
  });
  const tracer = provider.getTracer('assay', version);
  // Of this server alone: several in one process, as in tests, do not share what is under way.
  const contexts = new AsyncLocalStorageContextManager().enable();

  function start(name: string, { attributes, kind = 'internal', parent }: SpanPlan, startTime?: number) {
    const place = readTraceparent(parent);
    const under = place
      ? trace.setSpanContext(ROOT_CONTEXT, { ...place, isRemote: true })
      : contexts.active();
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], attributes: clean(attributes), ...(startTime !== undefined && { startTime }) },
      under,
    );
    return { span, context: trace.setSpan(under, span) };
  }

  function open(name: string, plan: SpanPlan = {}): OpenSpan {
    const { span, context } = start(name, plan);
    return {
      set: (attributes) => void span.setAttributes(clean(attributes)),
      fail(error) {
        const message = maskText(error instanceof Error ? error.message : String(error));
        span.setStatus({ code: SpanStatusCode.ERROR, message });
      },
      run: (work) => contexts.with(context, work),
      end: () => span.end(),
    };
  }

  return {
    isOn: true,
    open,
    async within(name, plan, work) {
      const span = open(name, plan);
      try {
        return await span.run(() => work(span));
      } catch (error) {
        span.fail(error);
        throw error;
      } finally {
        span.end();
      }
    },
    note(name, { durationMs, endedAt = Date.now(), failed = false, ...plan }) {
      // Without a place above it this would be a trace of its own, which tells nobody anything.
      if (plan.parent === undefined && !trace.getSpan(contexts.active())) return;
      const { span } = start(name, plan, endedAt - durationMs);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    bind: (work) => contexts.bind(contexts.active(), work),
    here() {
      const place = trace.getSpanContext(contexts.active());
      return place && writeTraceparent(place);
    },
    async stop() {
      // A receiver that is away must not keep the server from stopping.
      await provider.shutdown().catch(() => undefined);
      contexts.disable();
    },
  };
}
