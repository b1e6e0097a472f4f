import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pressure } from './pressure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    place: Place | undefined;
  }
}

/** The share of the server that a call takes. */
interface Place {
  /** Keeps it while there is work, although the caller may have gone. */
  while: <T>(work: Promise<T>) => Promise<T>;
}

/** Takes a place for a call, which it leaves once its connection is done with it and so is its work; throws where there is none. */
export function holdPlace(request: FastifyRequest, reply: FastifyReply, pressure: Pressure): void {
  const leave = pressure.enter();
  let isClosed = false;
  let isWorking = false;
  reply.raw.once('close', () => {
    isClosed = true;
    if (!isWorking) leave();
  });
  request.place = {
    async while(work) {
      isWorking = true;
      try {
        return await work;
      } finally {
        isWorking = false;
        if (isClosed) leave();
      }
    },
  };
}

/** The same for who follows events. */
export function holdStream(reply: FastifyReply, ownerId: string, pressure: Pressure): void {
  const leave = pressure.enterStream(ownerId);
  // Whoever went away while they were admitted will not be heard of again.
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
}
