import { nameProcess } from './platform/database/processes.ts';
import { listenForMetrics } from './platform/observe/listen-for-metrics.ts';
import { SettingsError } from './platform/settings/settings.ts';
import { runProcess } from './run-process.ts';

await runProcess({
  answersCalls: false,
  check({ DATABASE_URL }) {
    if (DATABASE_URL) return;
    throw new SettingsError(
      'A worker shares its work with others through PostgreSQL: set DATABASE_URL to the address that the servers have. The embedded database serves one process, and that one takes jobs itself.',
    );
  },
  async begin(app, settings) {
    await app.prepare();
    await listenForMetrics(settings, app.services.metrics);
    // Timers do not keep a process, and nothing listens.
    setInterval(() => undefined, 2 ** 31 - 1);
    return `worker ${nameProcess()} takes jobs.`;
  },
});
