/** Where in a trace something belongs, in the form of W3C Trace Context: `00-<trace>-<span>-<flags>`. */
export interface TracePlace {
  traceId: string;
  spanId: string;
  traceFlags: number;
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Undefined for what is no such text: a caller's header is nothing to fail for. */
export function readTraceparent(text: unknown): TracePlace | undefined {
  if (typeof text !== 'string') return undefined;
  const [, traceId = '', spanId = '', flags = ''] = form.exec(text.trim()) ?? [];
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
}

export function writeTraceparent({ traceId, spanId, traceFlags }: TracePlace): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
