import type { SeenElement } from './seen.ts';

/**
 * What one frame tells of itself. Indexes stand for refs, empty fields are left out (they are most of the text that travels), and
 * boxes are relative to the frame's own viewport.
 */
export type RawElement = {
  box: [number, number, number, number];
  states: RawStates;
  containers: number[];
} & Partial<Omit<SeenElement, 'ref' | 'frame' | 'box' | 'states' | 'containers'>> & {
    tag: string;
    role: string;
    path: string;
  };

export type RawStates = Partial<SeenElement['states']>;

export interface RawFrame {
  elements: RawElement[];
  text: string;
  truncated: boolean;
  address: string;
  title: string;
  viewport: { width: number; height: number };
}

/** Kept in the page by a handle, so that an element can be found again without marking the page. */
export interface KeptFrame {
  json: string;
  elements: Element[];
}

export interface WalkLimits {
  maxElements: number;
  milliseconds: number;
}
