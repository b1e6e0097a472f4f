import { expect, test } from 'vitest';
import { drawStages } from './draw-stages.ts';

test('draws how the load rises and falls', () => {
  const stages = [
    { seconds: '10', target: '50' },
    { seconds: '20', target: '50' },
    { seconds: '10', target: '0' },
  ];
  expect(drawStages(stages)).toBe('0,100 25,5 75,5 100,100 100,100');
});

test.each([
  [[]],
  [[{ seconds: '', target: '5' }]],
  [[{ seconds: '5', target: '-1' }]],
  [[{ seconds: '5', target: '0' }]],
])('draws nothing of %j', (stages) => {
  expect(drawStages(stages)).toBe('');
});
