import { z } from 'zod';

/** The shapes that several calls share, with the name that the API's document and clients made from it give them. */
export const namedShapes = z.registry<{ id: string }>();
