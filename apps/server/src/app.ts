import { randomUUID } from 'node:crypto';
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
import { createLimits, noLimits } from './platform/access/limits.ts';
import { loadSigningKey } from './platform/access/secrets.ts';
import { createSessions } from './platform/access/sessions.ts';
import { openDatabase } from './platform/database/database.ts';
import { refuseUnfinishedMove } from './platform/database/unfinished-move.ts';
import { answerErrors, answerFrameworkError, answerNotFound } from './platform/http/answer-errors.ts';
import { closeGracefully } from './platform/http/close-gracefully.ts';
import { serveDocs } from './platform/http/docs.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { healthHandlers, type Readiness } from './platform/http/health.ts';
import { createPressure } from './platform/http/pressure.ts';
import { registerCalls } from './platform/http/register-calls.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { addServerGauges } from './platform/http/server-gauges.ts';
import { serveSite } from './platform/http/site.ts';
import { watchCalls } from './platform/http/watch-calls.ts';
import { createLog } from './platform/logs/logs.ts';
import { createMailer } from './platform/mail/mail.ts';
import { createObserver } from './platform/observe/observer.ts';
import { serveMetrics } from './platform/observe/serve-metrics.ts';
import { watchMail } from './platform/observe/watch-mail.ts';
import { watchQueries } from './platform/observe/watch-queries.ts';
import { watchStorage } from './platform/observe/watch-storage.ts';
import type { Services } from './platform/services/services.ts';
import { openShared } from './platform/services/shared.ts';
import { namePlace, storagePlace } from './platform/settings/place.ts';
import { areLimitsOff, type Settings } from './platform/settings/settings.ts';
import { watchDisk } from './platform/storage/disk-space.ts';
import { openStorages } from './platform/storage/open-storages.ts';
import { serveDemo } from './serve-demo.ts';

export interface AppOptions {
  settings: Settings;
  /** The folder of the built pages; without it only the calls are served. */
  site?: string;
  /** False for a worker: nothing is served, and jobs are taken whatever WORK says. */
  answersCalls?: boolean;
  /** Tells the person at the terminal something they need to know. */
  announce: (text: string) => void;
  logTo?: DestinationStream;
}

export interface App {
  server: FastifyInstance;
  log: Logger;
  services: Services;
  handlers: Handlers;
  readiness: Readiness;
  /** Creates the first super admin where there is nobody yet, and begins to work on what is queued. To be called once it listens. */
  prepare: () => Promise<void>;
  close: () => Promise<void>;
}

function createServer(settings: Settings, log: Logger): FastifyInstance {
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestTimeout: 60_000,
    // Names of downloaded files are longer than the usual 100 characters.
    routerOptions: { maxParamLength: 400 },
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
export async function buildApp(options: AppOptions): Promise<App> {
  const { settings, site, announce, logTo, answersCalls = true } = options;
  const log = createLog(settings, logTo);
  const observer = await createObserver(settings, server.version);
  const { metrics, tracing } = observer;
  const database = await openDatabase(settings, watchQueries(metrics, tracing));
  const stores = await refuseUnfinishedMove(database)
    .then(() => openStorages(settings, log))
    .catch(async (error) => {
      await database.close();
      throw error;
    });
  const signingKey = await loadSigningKey(settings, database);
  const app = createServer(settings, log);
  const shared = await openShared(settings, database, log, {
    ...(answersCalls && {
      answersAt: () => (app.server.listening ? app.listeningOrigin : undefined),
    }),
  });
  const mailer = watchMail(createMailer({ settings, log, announce }), observer);
  const services: Services = {
    db: database.db,
    log,
    limits: areLimitsOff(settings) ? noLimits : createLimits(database.pool),
    mailer,
    sessions: createSessions(signingKey),
    storage: watchStorage(stores.storage, 'evidence', metrics),
    pictures: watchStorage(stores.pictures, 'pictures', metrics),
    signingKey,
    metrics,
    tracing,
    ...shared.services,
  };
  const readiness: Readiness = { state: 'starting' };
  const disk = watchDisk(settings.DATA_DIR, settings.MIN_FREE_DISK_MB);
  const pressure = createPressure({ settings, lag: observer.lag, disk, metrics });
  addServerGauges(metrics.instruments, { database, pressure, disk });
  const isAlone = database.engine === 'sqlite';
  const webhooks = createWebhooks(services, settings);
  const apiTesting = createApiTesting(services, settings, { isAlone });
  const visual = createVisual(services, {
    findTitle: async (ownerId, id) => (await listTitles(services.db, ownerId, [id])).get(id),
  });
  const execution = createExecution(services, settings, {
    isAlone,
    takesJobs: !answersCalls || settings.WORK === 'on',
    // Where others may run it, they may be on another machine.
    demoAddress: () => new URL('/demo/products', isAlone ? app.listeningOrigin : services.publicUrl()).href,
    hooks: webhooks.hooks,
    visual,
    removeOld: apiTesting.removeOld,
    version: server.version,
  });
  /** Ends what somebody follows who has lost access, in all processes. */
  const endStreams = shared.everywhere('end-streams', (ownerId) => {
    execution.endStreamsOf(ownerId);
    apiTesting.endStreamsOf(ownerId);
  });
  const stopOwner = shared.everywhere('owner-gone', (ownerId) => {
    execution.stopOwner(ownerId);
    apiTesting.stopOwner(ownerId);
  });
  const endAllStreams = () => {
    execution.endStreams();
    apiTesting.endStreams();
  };
  // Who follows comes back and is told what was missed.
  services.signals.onGap(endAllStreams);
  /** Each does what it has to do outside the database around the removal of the account. */
  const removeData: RemoveData = async (id, remove) => {
    await execution.removeOwner(id, (first) =>
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
    stopOwner(id);
    endStreams(id);
  };
  const handlers: Handlers = {
    ...healthHandlers(database, server.version, readiness),
    ...accountHandlers(services, { removeData, endStreams }),
    ...adminHandlers(services, {
      removeData,
      endStreams,
      system: {
        settings,
        version: server.version,
        database,
        observer,
        pressure,
        disk,
        mail: mailer.record,
        storage: { kind: stores.storage.place.kind, place: namePlace(storagePlace(settings)) },
        inspect: execution.inspect,
      },
    }),
    ...feedbackHandlers(services),
    ...projectHandlers(services),
    ...generationHandlers(services, execution.model),
    ...apiTesting.handlers,
    ...visual.handlers,
    ...execution.handlers,
    ...analyticsHandlers(services),
    ...reportHandlers(services, execution.past),
    ...sharingHandlers(services),
    ...webhooks.handlers,
  };

  async function shutDown() {
    readiness.state = 'stopping';
    await execution.stop();
    await apiTesting.stop();
    await webhooks.stop();
    await visual.stop();
    await app.close();
    services.mailer.close();
    await shared.close();
    await database.close();
    await observer.stop();
  }

  let closing: Promise<void> | undefined;
  function close() {
    closing ??= shutDown();
    return closing;
  }

  try {
    setSecurityHeaders(app, settings.PUBLIC_URL);
    answerErrors(app);
    watchCalls(app, observer);
    closeGracefully(app);
    app.addHook('preClose', async () => endAllStreams());
    if (settings.LOG_LEVEL === 'debug' || settings.LOG_LEVEL === 'trace') logRequests(app);
    if (answersCalls) {
      registerCalls(app, {
        handlers,
        limits: services.limits,
        pressure,
        authenticate: (token) => authenticate(services, token),
      });
      serveMetrics(app, metrics, settings);
      await serveDocs(app, handlers, server.version);
      await serveDemo(app);
      if (site) await serveSite(app, site);
      else app.setNotFoundHandler(answerNotFound);
    }
    await app.ready();
  } catch (error) {
    await close();
    throw error;
  }
  async function prepare() {
    if (answersCalls) await createFirstAdmin(services, settings, announce);
    await services.processes.start();
    await apiTesting.start();
    await execution.start();
    readiness.state = 'ready';
  }
  return { server: app, log, services, handlers, readiness, prepare, close };
}
