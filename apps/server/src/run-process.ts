import { isStrayBrowserError } from '@assay/runner';
import { type App, type AppOptions, buildApp } from './app.ts';
import { parseSettings, type Settings, SettingsError } from './platform/settings/settings.ts';

const patience = 15_000;

function explain(error: unknown, port: number | undefined): string {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the program that uses it, or choose another port with the setting PORT, for example: PORT=${(port ?? 3000) + 1} npm start`;
  }
  if (code === 'EACCES' && port !== undefined && port < 1024) {
    return `Port ${port} needs special rights. Choose one above 1023 with the setting PORT.`;
  }
  const { cause } = error as Error;
  return cause instanceof Error ? `${message} ${cause.message}` : message;
}

/** Builds the app from the environment, begins, says that it is ready, and stops it when asked to. */
export async function runProcess({
  check,
  begin,
  ...options
}: Pick<AppOptions, 'site' | 'answersCalls'> & {
  /** Throws where these settings do not do. */
  check?: (settings: Settings) => void;
  /** What to print once it is ready. */
  begin: (app: App, settings: Settings) => Promise<string>;
}): Promise<void> {
  let port: number | undefined;
  try {
    const settings = parseSettings(process.env);
    port = settings.PORT;
    check?.(settings);
    const app = await buildApp({ settings, ...options, announce: (text) => console.log(text) });
    const stop = async (signal: string) => {
      app.log.info({ signal }, 'Stopping.');
      setTimeout(() => process.exit(1), patience).unref();
      await app.close();
      process.exit(0);
    };
    process.on('uncaughtException', (error) => {
      if (isStrayBrowserError(error)) return app.log.debug({ err: error }, 'A closed page was answered.');
      app.log.fatal({ err: error }, 'A fault of ours that nobody caught. Stopping.');
      process.exit(1);
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
    try {
      const ready = await begin(app, settings);
      console.log(`Assay is ready: ${ready}`);
    } catch (error) {
      await app.close();
      throw error;
    }
  } catch (error) {
    console.error(`Assay could not start. ${explain(error, port)}`);
    process.exit(1);
  }
}
