import { resolve } from 'node:path';
import { isStrayBrowserError } from '@assay/runner';
import { buildApp } from './app.ts';
import { parseSettings, SettingsError } from './platform/settings.ts';

// While developing, the pages come from Vite and this process answers the calls alone.
const site = process.argv.includes('--calls-only')
  ? {}
  : { site: resolve(import.meta.dirname, '../../web/dist') };
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

async function main() {
  let port: number | undefined;
  try {
    const settings = parseSettings(process.env);
    port = settings.PORT;
    const app = await buildApp({ settings, ...site, announce: (text) => console.log(text) });
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
      await app.server.listen({ host: settings.HOST, port: settings.PORT });
      await app.prepare();
    } catch (error) {
      await app.close();
      throw error;
    }
    console.log(`Assay is ready: ${app.services.publicUrl()}`);
  } catch (error) {
    console.error(`Assay could not start. ${explain(error, port)}`);
    process.exit(1);
  }
}

await main();
