import { resolve } from 'node:path';
import { runProcess } from './run-process.ts';

// While developing, the pages come from Vite and this process answers the calls alone.
const site = process.argv.includes('--calls-only')
  ? {}
  : { site: resolve(import.meta.dirname, '../../web/dist') };

await runProcess({
  ...site,
  async begin(app, { HOST, PORT }) {
    await app.server.listen({ host: HOST, port: PORT });
    await app.prepare();
    return app.services.publicUrl();
  },
});
