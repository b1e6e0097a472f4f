import type { Command } from '../steps/language.ts';
import { anyDuration, readDuration } from './amounts.ts';
import { readExpectations } from './expectations.ts';
import type { ActionReader } from './reader.ts';
import { expectPage, expectVisible } from './visible.ts';
import { tidy } from './wording.ts';

const limitForm = new RegExp(
  `^(?:up to |for up to |at most |for at most |a maximum of |for )?(${anyDuration}) ?(?:at most )?(?:for|until|till)? ?(.*)$`,
  'i',
);
const tailForm = new RegExp(
  `^(.+?),? (?:for )?(?:up to|at most|a maximum of|for a maximum of|but no longer than|within) (${anyDuration})$`,
  'i',
);

/** Wait for something, at most so long; or merely so long. */
export const readWait: ActionReader = ({ rest }, literals) => {
  const text = tidy(rest).replace(/^(?:for|until|till) /i, '');
  const leading = limitForm.exec(text);
  const trailing = tailForm.exec(text);
  const seconds = readDuration(leading?.[1] ?? trailing?.[2] ?? '');
  const limit = seconds === undefined ? {} : { seconds };
  const words = tidy(seconds === undefined ? text : (leading?.[2] ?? trailing?.[1] ?? '')).replace(
    /^(?:for|until|till) /i,
    '',
  );
  if (words === '') return seconds === undefined ? undefined : [{ do: 'pause', seconds }];
  const build = (until: Extract<Command, { do: 'wait' }>['until']): Command => ({
    do: 'wait',
    until,
    ...limit,
  });
  const appearing =
    /^(.+?) to (appear|disappear|show up|be visible|be displayed|be shown|vanish|be gone|go away|be hidden|load|finish loading|finish|be loaded|open|close|be enabled|be disabled)$/i.exec(
      words,
    );
  if (appearing?.[1] && appearing[2]) {
    const restated = readExpectations(
      `${appearing[1]} should ${appearing[2].replace(/^(?:load|finish loading|be loaded|finish)$/i, 'appear')}`,
      literals,
    );
    return Array.isArray(restated) ? restated.map(build) : undefined;
  }
  const page = /^(?:the )?(.+?) page(?: is loaded| has loaded| loads)?$/i.exec(words);
  if (page?.[1]) return [build(expectPage(page[1]))];
  const stated = readExpectations(words, literals);
  if (Array.isArray(stated)) return stated.map(build);
  return stated === undefined ? [build(expectVisible(words, literals))] : undefined;
};
