import { z } from 'zod';
import { readStorageUrl } from './place.ts';

const text = z.string().trim().min(1);
const optional = text.optional();
const url = (...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error: message }).int(message).min(least, message).max(most, message);
};

/** Models of the hosted services; another server does not know them. */
export const defaultModels = {
  OPENROUTER_MODEL: 'openrouter/auto',
  HF_MODEL: 'openai/gpt-oss-120b:cheapest',
} as const;

/** Every setting, with its default and a sentence; README's table is written from this. */
export const settingsSchema = z.object({
  HOST: text
    .default('127.0.0.1')
    .describe('Address to listen on. Anything but a loopback address opens the server to others.'),
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on; 0 takes any free one.'),
  PUBLIC_URL: url('http:', 'https:')
    .optional()
    .describe('Address people use, for links in mails. Default: where it listens.'),
  TRUST_PROXY: optional.describe(
    'Addresses or ranges of reverse proxies whose X-Forwarded-For is believed, separated by commas.',
  ),
  DATA_DIR: text
    .default('./data')
    .describe('Folder for the database, evidence, pictures, mails and secrets.'),
  DATABASE_URL: url('postgres:', 'postgresql:')
    .optional()
    .describe('PostgreSQL address. Default: an embedded SQLite database in the data folder.'),
  STORAGE_URL: text
    .superRefine((value, context) => {
      try {
        readStorageUrl(value);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
      }
    })
    .optional()
    .describe(
      'Where evidence and pictures are kept: `s3://bucket/prefix?endpoint=https://…&region=…`, with the key in `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or `file:///folder`. Default: the data folder.',
    ),
  DATABASE_CONNECTIONS: wholeNumber(2, 200)
    .default(10)
    .describe(
      'Connections to PostgreSQL that this process opens at most; one more listens to other processes.',
    ),
  DATABASE_WAIT_SECONDS: wholeNumber(1, 3600)
    .default(10)
    .describe('Seconds that a call waits for a free connection to PostgreSQL; after that it gets 503.'),
  WORK: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('`off` leaves test cases to processes started with `npm run worker`; needs DATABASE_URL.'),
  SMTP_URL: url('smtp:', 'smtps:')
    .optional()
    .describe('Mail server. Default: mails are written to the data folder and their links printed.'),
  MAIL_FROM: text.default('Assay <assay@localhost>').describe('Sender of mails.'),
  ADMIN_EMAIL: z
    .email('must be an email address')
    .optional()
    .describe('Email of the first super admin. Default: admin@assay.local.'),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have at least 6 characters')
    .max(200, 'may have at most 200 characters')
    .optional()
    .describe('Password of the first super admin. Default: a random one, printed once.'),
  JWT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Key that signs sessions. Default: generated and kept in the data folder, or in PostgreSQL.'),
  OPENROUTER_API_KEY: optional.describe(
    'Key of OpenRouter. Without one, the built-in planner answers instead.',
  ),
  OPENROUTER_BASE_URL: url('http:', 'https:')
    .default('https://openrouter.ai/api/v1')
    .describe('OpenRouter, or any OpenAI-compatible server in its place; such a server needs no key.'),
  OPENROUTER_MODEL: text
    .default(defaultModels.OPENROUTER_MODEL)
    .describe('Model to ask there. Free ones end in `:free`; `openrouter/free` picks one.'),
  HF_TOKEN: optional.describe('Token of Hugging Face. Without one, the built-in planner answers instead.'),
  HF_BASE_URL: url('http:', 'https:')
    .default('https://router.huggingface.co/v1')
    .describe('Hugging Face, or any OpenAI-compatible server in its place; such a server needs no key.'),
  HF_MODEL: text
    .default(defaultModels.HF_MODEL)
    .describe('Model to ask there, with a provider or `:fastest` or `:cheapest` after it.'),
  MODEL_PATH: optional.describe(
    'Language model that reads requirements: a GGUF file, or the first file of a split model. `off`: none, so that only canonical steps are read. Default: the model that comes with Assay.',
  ),
  MODEL_URL: url('http:', 'https:')
    .optional()
    .describe(
      'OpenAI-compatible server whose model reads requirements instead, such as `http://127.0.0.1:11434/v1` for Ollama. It is sent the requirement and the names, texts and values on the page, passwords of the requirement included.',
    ),
  MODEL_NAME: optional.describe('Model to ask there. Default: the first that it lists.'),
  MODEL_KEY: optional.describe('Key of that server, if it asks for one.'),
  ALLOW_PRIVATE_TARGETS: optional.describe(
    'Loopback and private addresses that tests may reach: `all`, `none`, or networks, addresses and names with commas between, such as `192.168.1.0/24, intranet:8080`. Default: `all` while listening on a loopback address, else `none`.',
  ),
  CHROME_PATH: optional.describe('Chrome or Chromium to use. Default: the first one found.'),
  FIREFOX_PATH: optional.describe('Firefox to use. Default: the first one found.'),
  EDGE_PATH: optional.describe('Edge to use. Default: the first one found.'),
  BROWSER_ENDPOINT: optional.describe(
    'Browsers on other machines, with commas between: a Playwright server (`ws://host:3000/secret`), the debugging port of a Chromium (`http://host:9222`) or a Selenium Grid (`selenium+http://host:4444`). `firefox=` and the like before one says what it serves. Default: browsers are started here.',
  ),
  GUARD_HOST: optional.describe(
    'Name or address under which those machines reach this one: their browsers go by it, so that it decides what may be reached.',
  ),
  GUARD_CLIENTS: optional.describe(
    'Networks, addresses and names from which those browsers may come. Default: the machines of BROWSER_ENDPOINT.',
  ),
  PARALLEL: wholeNumber(1, 64)
    .optional()
    .describe('Test cases at the same time. Default: what cores and memory allow.'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info')
    .describe('How much is logged; each request is logged at debug.'),
  RATE_LIMITS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('`off` is honoured only while listening on a loopback address.'),
  MAX_CALLS: wholeNumber(1, 1_000_000)
    .default(1000)
    .describe('Calls that are answered at the same time; further ones get 503 and when to come back.'),
  MAX_STREAMS: wholeNumber(1, 1_000_000)
    .default(2000)
    .describe('Pages and programs that follow live events of this process at the same time.'),
  STEP_SECONDS: wholeNumber(5, 900)
    .default(30)
    .describe('Seconds that one step of a test case may take; a whole case may take six times as long.'),
  MAX_LAG_MS: wholeNumber(50, 60_000)
    .default(1000)
    .describe('Calls get 503 while the process is later than this, in milliseconds, with all that it does.'),
  MIN_FREE_DISK_MB: wholeNumber(0, 1_000_000_000)
    .default(200)
    .describe(
      'Megabytes that stay free where the data folder is; with less, new runs and uploads are refused.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Whoever sends it as a bearer token may read `/metrics`. Default: only who asks from this machine, not through a proxy.',
    ),
  METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe(
      'Port at which a worker answers `/metrics`, on the address of `HOST`. A server does so on its own port.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe(
      'Where traces are sent, by OTLP over HTTP, such as `http://127.0.0.1:4318`. Default: no traces.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: optional.describe(
    'Headers to send with traces, such as `authorization=Bearer%20abc`, with commas between.',
  ),
  OTEL_SERVICE_NAME: text.default('assay').describe('Name under which traces appear.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1)
    .describe('Part of the traces that are kept, from 0 to 1, where the caller has not decided it.'),
});

export type Settings = z.output<typeof settingsSchema>;

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the environment once; everything wrong with it is reported together. */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.shape)
      .filter((name) => environment[name]?.trim())
      .map((name) => [name, environment[name]]),
  );
  const result = settingsSchema.safeParse(given);
  if (result.success && (result.data.WORK === 'on' || result.data.DATABASE_URL)) return result.data;
  const problems = result.error?.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}.`) ?? [
    '  WORK can only be off with DATABASE_URL: the embedded database serves one process, so nobody would do the work.',
  ];
  throw new SettingsError(`These settings cannot be used:\n${problems.join('\n')}`);
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

export function areLimitsOff(settings: Settings): boolean {
  return settings.RATE_LIMITS === 'off' && isLoopback(settings.HOST);
}
