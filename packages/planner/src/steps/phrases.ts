import { auditPhrases, cleanAudits } from './audits.ts';
import type { Expectation } from './language.ts';

type PlainSubject = Exclude<Expectation['subject']['of'], 'element'>;

/** How each subject that is not an element is called in a canonical sentence. */
export const subjectPhrases: Record<PlainSubject, string> = {
  'page text': 'the page',
  address: 'the page address',
  title: 'the page title',
  page: 'the whole page',
  'dialog text': 'the browser dialog',
  download: 'the name of the downloaded file',
  console: 'the console',
  response: 'the response',
  'load time': 'the page load',
  accessibility: 'the accessibility of the page',
  picture: 'the picture of the page',
  ...auditPhrases,
};

/** Subject and condition that read better as one phrase: [positive, negative]. */
export const joinedPhrases: {
  of: PlainSubject;
  is: Expectation['condition']['is'];
  phrases: [string, string];
}[] = [
  { of: 'console', is: 'clean', phrases: ['the console has no errors', 'the console has errors'] },
  { of: 'accessibility', is: 'clean', phrases: ['the page is accessible', 'the page is not accessible'] },
  { of: 'download', is: 'visible', phrases: ['a file is downloaded', 'no file is downloaded'] },
  {
    of: 'page',
    is: 'new tab',
    phrases: ['a new browser tab is opened', 'no new browser tab is opened'],
  },
  ...cleanAudits,
];

export const stateWords = [
  'visible',
  'hidden',
  'enabled',
  'disabled',
  'checked',
  'unchecked',
  'focused',
  'empty',
  'required',
  'selected',
  'pressed',
  'expanded',
  'collapsed',
  'clean',
] as const;
