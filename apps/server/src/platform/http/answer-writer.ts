import { jsonSchema } from '@assay/contract';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

type Write = (answer: Record<string, unknown>) => string;

const writers = new WeakMap<z.ZodType, Write>();

/**
 * Writes answers as JSON by their schema, so that a field that is not in the contract cannot leave. It is compiled when it is first
 * needed: all of them together were most of the work of a start.
 */
export function answerWriter(reply: FastifyReply, schema: z.ZodType): Write {
  const known = writers.get(schema);
  if (known) return known;
  const write: Write = reply.compileSerializationSchema(jsonSchema(schema, 'output'));
  writers.set(schema, write);
  return write;
}
