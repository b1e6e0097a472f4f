import { expect, test } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';

function read(text: string): string[] {
  return parseRequirement(text).requirements.flatMap(({ steps }) =>
    steps.map((step) => ('sentence' in step ? step.sentence : `? ${step.source}`)),
  );
}

type Row = [text: string, ...steps: string[]];

test.for<Row>([
  [
    'The browser asks whether to remove everything; confirm that, and the page says "All gone."',
    'Check that the browser dialog is visible',
    'Click "Confirm"',
    'Check that the page shows "All gone."',
  ],
  [
    'The browser asks "Discard this message?" - answer with Cancel.',
    'Check that the page shows "Discard this message?"',
    'Click "Cancel"',
  ],
  [
    'Confirm the question "Remove everything?" with OK.',
    'Check that the page shows "Remove everything?"',
    'Click "OK"',
  ],
  ['I am asked "Book it?" and I say Yes.', 'Check that the page shows "Book it?"', 'Click "Yes"'],
  [
    'I click Delete and get asked whether I want that. I say Cancel.',
    'Click "Delete"',
    'Check that the browser dialog is visible',
    'Click "Cancel"',
  ],
  ['Answer the question with Yes.', 'Click "Yes"'],
  ['A question pops up; answer it by clicking Delete.', 'Check that "question" is visible', 'Click "Delete"'],
  ['Answer the prompt with "Bob".', 'Accept the browser dialog with "Bob"'],
  [
    'Click Rename, enter new.pdf in the box that pops up and press OK.',
    'Click "Rename"',
    'Type "new.pdf" in "prompt"',
    'Click "OK"',
  ],
  ['I confirm that the total is $5.', 'Check that "total" is $5'],
])('questions of the browser: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});
