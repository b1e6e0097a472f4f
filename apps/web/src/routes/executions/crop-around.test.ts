import { expect, test } from 'vitest';
import { cropAround } from './crop-around.ts';

const picture = { width: 1280, height: 800 };

test.each([
  ['in the middle', { x: 500, y: 400, width: 80, height: 30 }, { x: 380, y: 320, width: 320, height: 190 }],
  ['that is large', { x: 100, y: 100, width: 800, height: 400 }, { x: 76, y: 76, width: 848, height: 448 }],
  ['in a corner', { x: 0, y: 0, width: 80, height: 30 }, { x: 0, y: 0, width: 320, height: 190 }],
  ['at the lower edge', { x: 0, y: 790, width: 50, height: 30 }, { x: 0, y: 610, width: 320, height: 190 }],
  ['over all of it', { x: -5, y: -5, width: 1290, height: 810 }, { x: 0, y: 0, width: 1280, height: 800 }],
  ['below the picture', { x: 0, y: 900, width: 50, height: 30 }, null],
  ['without an area above it', { x: 10, y: -5, width: 0, height: 0 }, null],
])('a box %s', (_, box, crop) => expect(cropAround(box, picture)).toEqual(crop));
