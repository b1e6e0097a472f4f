import type { FastifyReply } from 'fastify';

/** Answers with a file to be saved under its name. */
export function sendFile(
  reply: FastifyReply,
  file: { content: string; mediaType: string; name: string },
): void {
  reply
    .header('content-type', file.mediaType)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(file.content);
}
