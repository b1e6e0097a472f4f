import { expect, test } from 'vitest';
import { replaceInRows } from './replace-in-rows.ts';

const hide = (data: string) => replaceInRows(data, (value, label) => `<${label} of ${value.length}>`);

test.each([
  [
    'CSV',
    'user,password,page\nada,pw,1\nbob,other,2',
    'user,password,page\nada,<password of 2>,1\nbob,<password of 5>,2',
  ],
  ['semicolons and spaces', ' user; api_key \r\nada;k,1\r\n', ' user; api_key \r\nada;<api_key of 3>\r\n'],
  ['tabs', 'token\tuser\nabc\tada', 'token\tuser\n<token of 3>\tada'],
  ['quotes', '"user","password"\n"a,b","c,""d"",\ne"\n', '"user","password"\n"a,b","<password of 10>"\n'],
  ['one column', 'password\npw\n\nother\n', 'password\n<password of 2>\n\n<password of 5>\n'],
  ['variables and nothing', 'user,password\nada,{{secret}}\nbob,\n', 'user,password\nada,{{secret}}\nbob,\n'],
  [
    'a line that is too long',
    'password,user\npw,ada,more\npw,bob',
    'password,user\n<password of 2>,ada,more\n<password of 2>,bob',
  ],
  ['a quote that is left open', 'user,password\nada,"open', 'user,password\nada,<password of 5>'],
  [
    'JSON',
    '[{"user": "ada", "pass\\"word": "x", "password": "p\\"w", "pin": 7}]',
    '[{"user": "ada", "pass\\"word": "x", "password": "<password of 4>", "pin": 7}]',
  ],
  ['numbers in JSON', '[{"token": 1234, "n": 5}]', '[{"token": "<token of 4>", "n": 5}]'],
  ['nothing', '', ''],
])('secret columns of %s', (_name, given, expected) => {
  expect(hide(given)).toBe(expected);
});
