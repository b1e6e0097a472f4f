import { type Engine, type RunningApp, startApp } from '../start.ts';

/** The real server as it is for others, which takes work on but does none of it: nothing is reached, no browser starts. */
export async function startIdle(engine: Engine): Promise<RunningApp> {
  const app = await startApp(engine, { ALLOW_PRIVATE_TARGETS: 'none' });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  app.readiness.state = 'ready';
  return app;
}
