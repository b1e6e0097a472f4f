import { seenPlaces } from './seen-gallery-places.ts';
import { seenTools } from './seen-gallery-tools.ts';
import { seenWidgets } from './seen-gallery-widgets.ts';

/** Texts about the gallery that the engine was tried against while it was written. */
export const entries = [...seenPlaces, ...seenTools, ...seenWidgets];
