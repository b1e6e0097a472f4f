import { describe, expect, test } from 'vitest';
import { UsageError } from '../exit/exit-codes.ts';
import { readArguments } from './read-arguments.ts';

describe('readArguments', () => {
  test('takes a requirement and the usual choices', () => {
    expect(readArguments(['run', 'Open /'])).toMatchObject({
      name: 'run',
      options: {
        texts: ['Open /'],
        files: [],
        browser: 'chrome',
        testType: 'functional',
        complexity: 'medium',
        edgeCases: true,
        colour: true,
        quiet: false,
      },
    });
  });

  test('takes every option, before and after the requirement', () => {
    const words =
      '--quiet run - --file a.md --file b --url localhost:3000/shop --browser Firefox --browser-endpoint ws://host/secret --type security --complexity complex --no-edge-cases --junit j.xml --html h.html --json r.json --parallel 3 --no-color --timeout 90 --step-timeout 60 --save-pictures pictures --baselines looks --update-baselines';
    expect(readArguments(words.split(' '))).toEqual({
      name: 'run',
      options: {
        texts: ['-'],
        files: ['a.md', 'b'],
        url: 'http://localhost:3000/shop',
        browser: 'firefox',
        browserEndpoint: 'ws://host/secret',
        testType: 'security',
        complexity: 'complex',
        edgeCases: false,
        junit: 'j.xml',
        html: 'h.html',
        json: 'r.json',
        parallel: 3,
        timeoutSeconds: 90,
        stepSeconds: 60,
        pictures: 'pictures',
        baselines: 'looks',
        updateBaselines: true,
        colour: false,
        quiet: true,
        server: undefined,
        tokenFile: undefined,
      },
    });
  });

  test.each([
    ['example.com/a', 'https://example.com/a'],
    ['http://example.com', 'http://example.com/'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080/'],
    ['localhost.example.com', 'https://localhost.example.com/'],
  ])('completes the address %s', (given, url) => {
    expect(readArguments(['run', 'x', '--url', given])).toMatchObject({ options: { url } });
  });

  test.each([
    [['--help'], 'help'],
    [['run', '--help'], 'help'],
    [[], 'help'],
    [['help'], 'help'],
    [['--version'], 'version'],
  ])('%j', (args, name) => {
    expect(readArguments(args)).toEqual({ name });
  });

  test('takes login and logout with their server', () => {
    expect(readArguments(['login', '--server', 'localhost:3000'])).toEqual({
      name: 'login',
      server: 'http://localhost:3000/',
    });
    expect(readArguments(['logout', '--server', 'https://assay.example'])).toEqual({
      name: 'logout',
      server: 'https://assay.example/',
    });
  });

  test.each([
    [['run'], 'nothing to run'],
    [['Open the shop'], 'assay run "Open the shop"'],
    [['run', 'x', '--colour'], '--colour'],
    [['run', 'x', '--browser', 'netscape'], 'chrome, firefox, edge'],
    [['run', 'x', '--type', 'unit'], 'accessibility'],
    [['run', 'x', '--complexity', 'hard'], 'simple, medium, complex'],
    [['run', 'x', '--parallel', '0'], 'whole number'],
    [['run', 'x', '--parallel', '1.5'], 'whole number'],
    [['run', 'x', '--timeout', ''], 'whole number'],
    [['run', 'x', '--timeout', 'soon'], 'whole number'],
    [['run', 'x', '--url', 'ftp://example.com'], 'web address'],
    [['run', 'x', '--url', ''], 'web address'],
    [['run', 'x', '--url'], '--url'],
    [['run', 'x', '--server', 'a.example', '--parallel', '2'], 'the server decides'],
    [['run', 'x', '--server', 'a.example', '--browser-endpoint', 'ws://h/'], 'BROWSER_ENDPOINT'],
    [['run', 'x', '--token-file', 't'], '--server'],
    [['run', 'x', '--server', 'a.example', '--update-baselines'], 'approved there'],
    [['login'], 'assay login --server URL'],
    [['--quiet'], 'Say what to do'],
  ])('%j is refused with what to write instead', (args, hint) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(hint);
  });
});
