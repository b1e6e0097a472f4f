import { expect, test } from 'vitest';
import { colourJson, formatJson } from './pretty-body.ts';
import { listPhases } from './timing.ts';

test('the parts of a request follow one another and add up', () => {
  const phases = listPhases({ lookup: 2, connect: 5, tls: null, firstByte: 25, total: 30 });
  expect(phases).toEqual([
    { name: 'Name look-up', from: 0, to: 2 },
    { name: 'Connecting', from: 2, to: 5 },
    { name: 'Waiting', from: 5, to: 25 },
    { name: 'Receiving', from: 25, to: 30 },
  ]);
  expect(listPhases({ lookup: null, connect: null, tls: null, firstByte: 4, total: 4 })).toHaveLength(2);
});

test('coloured JSON is the same text', () => {
  const json = formatJson('{"a":[1,-2.5e3,true,null,"x: 1 \\" true"],"b":{}}') ?? '';
  const pieces = colourJson(json);
  expect(pieces.map(({ text }) => text).join('')).toBe(json);
  expect(pieces.filter(({ kind }) => kind === 'name').map(({ text }) => text)).toEqual(['"a"', '"b"']);
  expect(formatJson('<p>')).toBeUndefined();
});
