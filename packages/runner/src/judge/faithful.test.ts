import type { Kind } from '@assay/planner/steps';
import { expect, test } from 'vitest';
import type { SeenElement } from '../snapshot/types.ts';
import { isFaithful } from './faithful.ts';

function element(text: string, role = 'generic'): SeenElement {
  return {
    ref: 'e1',
    frame: 0,
    tag: 'p',
    role,
    name: '',
    label: '',
    placeholder: '',
    title: '',
    testId: '',
    text,
    value: '',
    inputType: '',
    nearby: '',
    containers: [],
    column: '',
    states: {
      visible: true,
      enabled: true,
      editable: false,
      focused: false,
      required: false,
      checked: undefined,
      selected: undefined,
      expanded: undefined,
      invalid: false,
    },
    interactive: false,
    box: { x: 0, y: 0, width: 1, height: 1 },
    inView: true,
    covered: false,
    options: [],
    constraints: {},
    href: '',
    path: '',
  };
}

test.for<[string, Kind | undefined, string, boolean]>([
  ['Order 1234', undefined, 'Order 1234 is on its way', true],
  ['Order 1234', undefined, 'Order 1235 is on its way', false],
  ['Order 1234', 'button', 'Order 1235', false],
  ['Payment refused', 'message', 'Payment received', false],
  ['payment refused!', 'message', 'Payment refused.', true],
  ['Sign in', 'button', 'Log in', true],
  ['Sign in', 'heading', 'Log in', false],
  ['it', undefined, 'anything', true],
  ['', 'dialog', 'anything', true],
])('"%s" (%s) may be seen in "%s": %s', ([name, kind, text, holds]) => {
  expect(isFaithful({ name, ...(kind && { kind }) }, element(text))).toBe(holds);
});

test.for<[string, Kind, string, string, boolean]>([
  ['2.0.0', 'link', 'Install lamp@2.0.0', 'button', false],
  ['2.0.0', 'link', '2.0.0', 'button', true],
  ['2.0.0', 'link', 'Release 2.0.0', 'link', true],
  ['3', 'button', 'Page 3 of 5', 'link', false],
  ['Log in', 'button', 'Log in with a code', 'link', true],
])('"%s" (%s) may be seen in "%s" (%s): %s', ([name, kind, text, role, holds]) => {
  expect(isFaithful({ name, kind }, element(text, role))).toBe(holds);
});
