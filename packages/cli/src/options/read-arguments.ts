import { parseArgs } from 'node:util';
import { browsers, complexities } from '@assay/contract/choices';
import type { TestType } from '@assay/planner';
import { UsageError } from '../exit/exit-codes.ts';
import { completeUrl } from './complete-url.ts';

const testTypes = [
  'functional',
  'regression',
  'security',
  'performance',
  'accessibility',
  'api',
  'mobile',
  'integration',
] as const satisfies readonly TestType[];

export interface RunOptions {
  /** Requirements as arguments; `-` stands for standard input. */
  texts: string[];
  /** Files and folders. */
  files: string[];
  url: string | undefined;
  browser: (typeof browsers)[number];
  /** Browsers on other machines; else those of the setting BROWSER_ENDPOINT. */
  browserEndpoint: string | undefined;
  testType: (typeof testTypes)[number];
  complexity: (typeof complexities)[number];
  edgeCases: boolean;
  parallel: number | undefined;
  timeoutSeconds: number | undefined;
  stepSeconds: number | undefined;
  junit: string | undefined;
  html: string | undefined;
  json: string | undefined;
  pictures: string | undefined;
  /** The folder of what pages looked like. */
  baselines: string;
  updateBaselines: boolean;
  colour: boolean;
  quiet: boolean;
  server: string | undefined;
  tokenFile: string | undefined;
}

export type Command =
  | { name: 'run'; options: RunOptions }
  | { name: 'login' | 'logout'; server: string }
  | { name: 'help' }
  | { name: 'version' };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const known = {
  file: { type: 'string', multiple: true },
  url: text,
  browser: text,
  'browser-endpoint': text,
  type: text,
  complexity: text,
  'no-edge-cases': flag,
  junit: text,
  html: text,
  json: text,
  parallel: text,
  'no-color': flag,
  quiet: { type: 'boolean', short: 'q' },
  timeout: text,
  'step-timeout': text,
  'save-pictures': text,
  baselines: text,
  'update-baselines': flag,
  server: text,
  'token-file': text,
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(reason.endsWith('.') ? reason : `${reason}.`);
  }
}

type Values = ReturnType<typeof parse>['values'];

function choose<T extends string>(
  option: string,
  given: string | undefined,
  from: readonly T[],
  usual: T,
): T {
  if (given === undefined) return usual;
  const chosen = from.find((one) => one === given.toLowerCase());
  if (!chosen) throw new UsageError(`--${option} takes one of ${from.join(', ')}, not "${given}".`);
  return chosen;
}

function readNumber(option: string, given: string | undefined, least: number, most: number) {
  if (given === undefined) return undefined;
  const number = Number(given);
  if (given.trim() === '' || !Number.isInteger(number) || number < least || number > most) {
    throw new UsageError(`--${option} takes a whole number from ${least} to ${most}, not "${given}".`);
  }
  return number;
}

const usualBaselines = '.assay/baselines';

function readRun(values: Values, texts: string[]): RunOptions {
  const files = values.file ?? [];
  if (texts.length === 0 && files.length === 0) {
    throw new UsageError(
      'There is nothing to run. Write a requirement in quotes, or name a file with --file, or read standard input with "-".',
    );
  }
  if (values.server !== undefined && values.parallel !== undefined) {
    throw new UsageError(
      '--parallel cannot be used with --server: the server decides what runs side by side.',
    );
  }
  if (values.server !== undefined && values['step-timeout'] !== undefined) {
    throw new UsageError(
      '--step-timeout cannot be used with --server: the server has its own setting STEP_SECONDS.',
    );
  }
  if (values.server !== undefined && values['browser-endpoint'] !== undefined) {
    throw new UsageError(
      '--browser-endpoint cannot be used with --server: the server has its own setting BROWSER_ENDPOINT.',
    );
  }
  if (values.server !== undefined && (values.baselines !== undefined || values['update-baselines'])) {
    throw new UsageError(
      '--baselines and --update-baselines cannot be used with --server: the server keeps its own baselines, and differences are approved there.',
    );
  }
  if (values.server === undefined && values['token-file'] !== undefined) {
    throw new UsageError('--token-file belongs to --server. Name the server, or leave the token out.');
  }
  return {
    texts,
    files,
    url: values.url === undefined ? undefined : completeUrl('url', values.url),
    browser: choose('browser', values.browser, browsers, 'chrome'),
    browserEndpoint: values['browser-endpoint'],
    testType: choose('type', values.type, testTypes, 'functional'),
    complexity: choose('complexity', values.complexity, complexities, 'medium'),
    edgeCases: !values['no-edge-cases'],
    parallel: readNumber('parallel', values.parallel, 1, 64),
    timeoutSeconds: readNumber('timeout', values.timeout, 1, 86_400),
    stepSeconds: readNumber('step-timeout', values['step-timeout'], 5, 900),
    junit: values.junit,
    html: values.html,
    json: values.json,
    pictures: values['save-pictures'],
    baselines: values.baselines ?? usualBaselines,
    updateBaselines: values['update-baselines'] ?? false,
    colour: !values['no-color'],
    quiet: values.quiet ?? false,
    server: values.server === undefined ? undefined : completeUrl('server', values.server),
    tokenFile: values['token-file'],
  };
}

/** From the words after `assay` to what is wanted; throws `UsageError` with what to write instead. */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.version) return { name: 'version' };
  const [name, ...rest] = positionals;
  if (values.help || name === 'help' || args.length === 0) return { name: 'help' };
  if (name === 'run') return { name, options: readRun(values, rest) };
  if (name === 'login' || name === 'logout') {
    if (values.server === undefined || rest.length > 0) {
      throw new UsageError(`Write "assay ${name} --server URL".`);
    }
    return { name, server: completeUrl('server', values.server) };
  }
  throw new UsageError(
    name === undefined
      ? 'Say what to do: run, login or logout.'
      : `"${name}" is no command. To run a requirement, write: assay run "${name}".`,
  );
}
