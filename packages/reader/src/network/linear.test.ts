import { type Command, readCanonical, renderStep } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import { type Output, readLine, stop, writeLine } from './linear.ts';
import { toUnits } from './units.ts';

const commandsOf = (steps: string[]): Command[] => steps.flatMap((step) => readCanonical(step) ?? []);

test.each([
  ['Pop the Stoneware Mug in the basket.', '', ['Click "Add to cart" in the "Stoneware Mug" item']],
  ['Three results are left.', '', ['Check that the number of "result" items is 3']],
  [
    'Its price goes up to $12.50 within 2 seconds.',
    'Open the lamp.',
    ['Check that "price" in the "lamp" item is $12.5 within 2 seconds'],
  ],
  [
    'log in as ada@example.com with "s3cret" and wait until the list is there',
    '',
    ['Log in as "ada@example.com" with the password "s3cret"', 'Wait until the list is visible'],
  ],
  [
    'The sum of A and B is the total',
    '',
    ['Check that "total" is equal to the value of "A" plus the value of "B"'],
  ],
])('%s is told as a line and read back', (sentence, before, steps) => {
  const commands = commandsOf(steps);
  expect(commands).toHaveLength(steps.length);
  const units = toUnits(sentence, before);
  const line = writeLine(commands, units);
  expect(line.at(-1)).toBe(stop);
  expect(readLine(line, units)?.map(renderStep)).toEqual(steps);
});

test('what is no line of commands is refused', () => {
  const units = toUnits('Click Save', '');
  const broken: Output[][] = [
    ['do=click', 'target{', 'name:', stop],
    ['do=click', 'target{', [0, 1], '}', stop],
    ['do=click', 'do=click', 'target{', stop],
    ['target{', 'target{', '}', stop],
  ];
  for (const line of broken) {
    const read = readLine(line, units);
    expect(read === undefined || read.every((command) => 'do' in command)).toBe(true);
  }
  expect(readLine(['do=click', 'target{', 'name:', stop], units)).toBeUndefined();
});
