import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import server from '../package.json' with { type: 'json' };
import {
  accountHandlers,
  authenticate,
  createFirstAdmin,
  type RemoveData,
} from './features/accounts/index.ts';
import { adminHandlers } from './features/admin/index.ts';
import { analyticsHandlers } from './features/analytics/index.ts';
import { createApiTesting } from './features/api-testing/index.ts';
import { createExecution } from './features/execution/index.ts';
import { feedbackHandlers } from './features/feedback/index.ts';
import { generationHandlers, listTitles } from './features/generation/index.ts';
import { projectHandlers } from './features/projects/index.ts';
import { reportHandlers } from './features/reports/index.ts';
import { sharingHandlers } from './features/sharing/index.ts';
import { createVisual } from './features/visual/index.ts';
import { createWebhooks } from './features/webhooks/index.ts';
import { openDatabase } from './platform/database.ts';
import { answerErrors, answerFrameworkError, answerNotFound } from './platform/http/answer-errors.ts';
import { closeGracefully } from './platform/http/close-gracefully.ts';
import { serveDocs } from './platform/http/docs.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { healthHandlers } from './platform/http/health.ts';
import { registerCalls } from './platform/http/register-calls.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { serveSite } from './platform/http/site.ts';
import { createLimits, noLimits } from './platform/limits.ts';
import { createLiveEvents } from './platform/live-events.ts';
import { createLog } from './platform/logs.ts';
import { createMailer } from './platform/mail.ts';
import { loadSigningKey } from './platform/secrets.ts';
import type { Services } from './platform/services.ts';
import { createSessions } from './platform/sessions.ts';
import { areLimitsOff, type Settings } from './platform/settings.ts';
import { openStorage } from './platform/storage.ts';
import { serveDemo } from './serve-demo.ts';

export interface AppOptions {
  settings: Settings;
  /** The folder of the built pages; without it only the calls are served. */
  site?: string;
  /** Tells the person at the terminal something they need to know. */
  announce: (text: string) => void;
  logTo?: DestinationStream;
}

export interface App {
  server: FastifyInstance;
  log: Logger;
  services: Services;
  handlers: Handlers;
  /** Creates the first super admin where there is nobody yet, and begins to work on what is queued. To be called once it listens. */
  prepare: () => Promise<void>;
  close: () => Promise<void>;
}

function createServer(settings: Settings, log: Logger): FastifyInstance {
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 60_000,
    frameworkErrors: answerFrameworkError,
    trustProxy: settings.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug(
      { method, url, status: reply.statusCode, ms, userId: request.caller?.id },
      'Answered a request.',
    );
  });
}

/** Builds the whole server from the settings; it does not listen. */
export async function buildApp({ settings, site, announce, logTo }: AppOptions): Promise<App> {
  const log = createLog(settings, logTo);
  const signingKey = await loadSigningKey(settings);
  const database = await openDatabase(settings);
  const app = createServer(settings, log);
  const services: Services = {
    db: database.db,
    log,
    limits: areLimitsOff(settings) ? noLimits : createLimits(database.pool),
    mailer: createMailer({ settings, log, announce }),
    sessions: createSessions(signingKey),
    storage: openStorage(join(settings.DATA_DIR, 'evidence')),
    pictures: openStorage(join(settings.DATA_DIR, 'pictures')),
    live: createLiveEvents(),
    signingKey,
    publicUrl: () => settings.PUBLIC_URL ?? app.listeningOrigin,
  };
  const isAlone = database.engine === 'sqlite';
  const webhooks = createWebhooks(services, settings);
  const apiTesting = createApiTesting(services, settings, { isAlone });
  const visual = createVisual(services, {
    findTitle: async (ownerId, id) => (await listTitles(services.db, ownerId, [id])).get(id),
  });
  const execution = createExecution(services, settings, {
    isAlone,
    ownAddress: () => app.listeningOrigin,
    hooks: webhooks.hooks,
    visual,
    removeOld: apiTesting.removeOld,
  });
  /** Each does what it has to do outside the database around the removal of the account. */
  const removeData: RemoveData = (id, remove) =>
    execution.removeOwner(id, (first) =>
      visual.removeOwner(id, (second) =>
        apiTesting.removeOwner(id, (third) =>
          remove(async (transaction) => {
            await first(transaction);
            await second(transaction);
            await third(transaction);
          }),
        ),
      ),
    );
  const handlers: Handlers = {
    ...healthHandlers(database, server.version),
    ...accountHandlers(services, removeData),
    ...adminHandlers(services, {
      removeData,
      endStreams(ownerId) {
        execution.endStreamsOf(ownerId);
        apiTesting.endStreamsOf(ownerId);
      },
    }),
    ...feedbackHandlers(services),
    ...projectHandlers(services),
    ...generationHandlers(services),
    ...apiTesting.handlers,
    ...visual.handlers,
    ...execution.handlers,
    ...analyticsHandlers(services),
    ...reportHandlers(services, execution.past),
    ...sharingHandlers(services),
    ...webhooks.handlers,
  };

  async function close() {
    await execution.stop();
    await apiTesting.stop();
    await webhooks.stop();
    await visual.stop();
    await app.close();
    services.mailer.close();
    await database.close();
  }

  try {
    setSecurityHeaders(app, settings.PUBLIC_URL);
    answerErrors(app);
    closeGracefully(app);
    app.addHook('preClose', async () => {
      execution.endStreams();
      apiTesting.endStreams();
    });
    if (settings.LOG_LEVEL === 'debug' || settings.LOG_LEVEL === 'trace') logRequests(app);
    registerCalls(app, {
      handlers,
      limits: services.limits,
      authenticate: (token) => authenticate(services, token),
    });
    await serveDocs(app, handlers, server.version);
    await serveDemo(app);
    if (site) await serveSite(app, site);
    else app.setNotFoundHandler(answerNotFound);
    await app.ready();
  } catch (error) {
    await close();
    throw error;
  }
  async function prepare() {
    await createFirstAdmin(services, settings, announce);
    await apiTesting.start();
    await execution.start();
  }
  return { server: app, log, services, handlers, prepare, close };
}
