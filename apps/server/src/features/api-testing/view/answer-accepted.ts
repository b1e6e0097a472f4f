import type { FastifyReply } from 'fastify';

/** Answers 202, and says where the progress is told. */
export function answerAccepted<T extends { data: { events: string } }>(reply: FastifyReply, accepted: T): T {
  reply.code(202).header('preference-applied', 'respond-async').header('location', accepted.data.events);
  return accepted;
}
