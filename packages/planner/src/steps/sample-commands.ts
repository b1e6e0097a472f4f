import type { Action, Command } from './language.ts';
import { awkward, expectations, target, targets } from './sample-expectations.ts';

const actions: Action[] = [
  ...[...awkward, 'https://x.example/a?b=c', '/login', 'localhost:3000'].map((address) => ({
    do: 'open' as const,
    address,
  })),
  { do: 'open', address: 'login', named: true },
  { do: 'open', address: '/login', inTab: true },
  { do: 'open', address: 'login', inTab: true },
  { do: 'back' },
  { do: 'forward' },
  { do: 'reload' },
  ...targets.flatMap((each): Action[] => [
    { do: 'click', target: each },
    { do: 'type', target: each, text: 'a "b" in the c' },
    { do: 'select', target: each, option: 'from "x"' },
    { do: 'set', target: each, value: 'to' },
    { do: 'drag', target: each, onto: target },
    { do: 'drag', target, onto: each },
    { do: 'remember', target: each, as: 'name' },
    { do: 'press', keys: 'Enter', target: each },
    { do: 'upload', file: 'a b.png', target: each },
  ]),
  { do: 'click', target, button: 'right' },
  { do: 'click', target, times: 2 },
  { do: 'click', target, times: 3 },
  { do: 'click', target, button: 'right', times: 2 },
  { do: 'clear', target },
  ...(['check', 'uncheck', 'toggle', 'choose', 'hover', 'scroll to', 'focus', 'leave'] as const).map(
    (verb) => ({
      do: verb,
      target,
    }),
  ),
  ...awkward.flatMap((value): Action[] => [
    { do: 'type', target, text: value },
    { do: 'select', target, option: value },
    { do: 'press', keys: value },
    { do: 'upload', file: value },
    { do: 'set clock', to: value },
    { do: 'switch to tab', tab: value },
    { do: 'answer dialog', accept: true, text: value },
    { do: 'log in', credentials: { user: value, password: value } },
    { do: 'fill in', details: [{ value }, { label: 'from', value }] },
    { do: 'fill in', form: value, details: [{ label: value, value }, { value }], sends: true },
    { do: 'remember', target, as: value },
    { do: 'call', method: 'POST', address: value, body: value },
    { do: 'call', method: 'PUT', address: '/a', headers: [{ name: 'X-A', value }], redirects: false },
    { do: 'call', method: 'GET', address: '/a', auth: { by: 'password', user: value, password: value } },
    { do: 'keep', from: 'regex', expression: value, as: value },
  ]),
  { do: 'answer dialog', accept: true },
  { do: 'answer dialog', accept: false },
  ...[1, 2, 12, -1].map((ordinal): Action => ({ do: 'switch to nth tab', ordinal })),
  ...expectations.slice(0, 40).flatMap((until): Action[] => [
    { do: 'wait', until },
    { do: 'wait', until, seconds: 10 },
  ]),
  { do: 'pause', seconds: 0.5 },
  { do: 'resize', width: 375, height: 667 },
  { do: 'resize', width: 375, height: 667, touch: true },
  { do: 'call', method: 'GET', address: '/api/items' },
  ...(['form', 'multipart', 'graphql'] as const).map(
    (as): Action => ({
      do: 'call',
      method: 'POST',
      address: '/a',
      body: '{"a":"b"}',
      as,
      headers: [
        { name: 'A', value: '1' },
        { name: 'B', value: ' with the header "C" of "d"' },
      ],
      auth: { by: 'token', token: '{{token}}' },
      redirects: false,
    }),
  ),
  ...(['header', 'query'] as const).map(
    (place): Action => ({
      do: 'call',
      method: 'GET',
      address: '/a',
      auth: { by: 'key', name: 'k', value: 'v', in: place },
    }),
  ),
  { do: 'keep', from: 'status', expression: '', as: 'code' },
  ...(['jsonpath', 'header', 'cookie'] as const).map(
    (from): Action => ({ do: 'keep', from, expression: '$.a', as: 'x' }),
  ),
];

/** The same, each only where something holds. */
const conditional: Action[] = [
  ...actions.map(
    (action): Action => ({
      ...action,
      if: { subject: { of: 'element', target }, condition: { is: 'visible' } },
    }),
  ),
  ...expectations
    .filter((_, index) => index % 13 === 0)
    .map((one): Action => ({ do: 'click', target: { name: 'it' }, if: one })),
];

/** Every variant of a command, with awkward values, for the round trip. */
export const commands: Command[] = [
  ...actions,
  ...conditional,
  ...expectations.map((each): Command => ({ do: 'expect', ...each })),
  ...targets.map(
    (each): Command => ({
      do: 'expect',
      subject: { of: 'element', target: each },
      condition: { is: 'visible' },
    }),
  ),
  ...targets.map(
    (each): Command => ({
      do: 'expect',
      subject: { of: 'element', target: each },
      condition: { is: 'count', comparison: '=', value: 0 },
    }),
  ),
];
