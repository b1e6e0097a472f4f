import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';
import { errorPages } from './error-pages.fixture.ts';

const { runSteps } = useViews('errors', errorPages);

const send = 'Click the "Send" button';
const shown = (about: string) => `Check that an error about "${about}" is shown`;
const none = (about: string) => `Check that no error about "${about}" is shown`;

const cases: [path: string, steps: string[], verdict: string][] = [
  // Before anything was sent, hints are no errors.
  ['/aria', [shown('Email')], 'failed'],
  ['/aria', [none('Email')], 'passed'],
  ['/aria', [none('Password')], 'passed'],
  ['/aria', [none('Fax')], 'error'],
  ['/aria', [send, shown('Email')], 'passed'],
  ['/aria', [send, none('Email')], 'failed'],
  ['/aria', [send, shown('Password')], 'failed'],
  ['/aria', [send, none('Password')], 'passed'],
  ['/aria', [send, 'Check that an error about the "Email" field shows "Enter an email"'], 'passed'],
  ['/aria', [send, 'Check that an error about the "Email" field shows "too long"'], 'failed'],
  ['/class', [shown('User name')], 'passed'],
  // It names another field, whose name is longer.
  ['/class', [shown('Name')], 'failed'],
  ['/class', [none('Name')], 'passed'],
  ['/class', [none('User name')], 'failed'],
  ['/colour', [shown('Name')], 'passed'],
  ['/colour', [shown('User name')], 'failed'],
  ['/plain', [shown('Name')], 'failed'],
  ['/plain', [send, shown('Name')], 'passed'],
  ['/plain', [send, shown('User name')], 'failed'],
  ['/alert', [shown('Name')], 'passed'],
  ['/alert', [none('Name')], 'failed'],
  ['/alert', [none('Email')], 'passed'],
  ['/alert', [shown('User name')], 'failed'],
  ['/saved', [shown('Email')], 'failed'],
  ['/saved', [none('Email')], 'passed'],
  // A field that is marked without a message proves neither.
  ['/marked', [send, shown('Email')], 'failed'],
  ['/marked', [send, none('Email')], 'error'],
  // Nothing tells whose error it is.
  ['/loose', [shown('Street')], 'failed'],
  ['/loose', [none('City')], 'error'],
  // The browser shows its own message at the first field that it refuses.
  ['/browser', [none('Email')], 'passed'],
  ['/browser', [send, shown('Email')], 'passed'],
  ['/browser', [send, none('Email')], 'failed'],
  ['/browser', [send, shown('City')], 'failed'],
  ['/browser', [send, none('City')], 'passed'],
  // The page asked whether the field is valid, which shows nothing.
  ['/handled', ['Type "x" in the "Email" field', shown('Email')], 'failed'],
];

test.for(cases)('%s %j is %s', async ([path, steps, verdict]) => {
  expect(await runSteps(path, steps)).toEqual(judged(verdict));
});
