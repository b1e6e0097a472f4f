import type { SystemHealth } from '@assay/contract';
import type { HealthState, SystemPart } from '@assay/contract/choices';

type Facts = Omit<SystemHealth, 'parts' | 'checked_at'> & { lag_limit_ms: number };

interface Judgement {
  state: HealthState;
  /** What is so and, where it is not well, what to do. */
  message: string;
}

const fine = (message: string): Judgement => ({ state: 'ok', message });
const warn = (message: string): Judgement => ({ state: 'warning', message });
const broken = (message: string): Judgement => ({ state: 'broken', message });

const longWaitSeconds = 300;
const slowAnswerMs = 1000;
const oneHour = 3_600_000;

function judgeServer({ server, lag_limit_ms }: Facts): Judgement {
  const faults = server.errors.find(({ code }) => code === 'INTERNAL')?.count ?? 0;
  const refused = server.errors.find(({ code }) => code === 'OVERLOADED')?.count ?? 0;
  if (server.lag_ms > lag_limit_ms) {
    return broken(
      'This process cannot keep up, and refuses calls. Start another server process or take load off it.',
    );
  }
  if (refused > 0) {
    return warn(
      `${refused} calls of the last hour were refused because there was too much to do. Add a server process.`,
    );
  }
  if (faults > 0) {
    return warn(
      `${faults} calls of the last hour failed by a fault of ours. The log has each with its request id.`,
    );
  }
  return fine('Calls are answered in time.');
}

function judgeDatabase({ database }: Facts): Judgement {
  const { migrations, pool, answer_ms } = database;
  if (migrations.missing > 0) {
    return broken(
      'The database is older than this version of Assay. Restart the server, which brings it up to date.',
    );
  }
  if (answer_ms > slowAnswerMs) return warn('The database answers slowly. Look at its load and its disk.');
  if (pool && pool.waiting > 0) {
    return warn(
      'Every connection to the database is in use and something waits for one. Allow it more connections.',
    );
  }
  return fine('It answers, and is up to date.');
}

function judgeQueue({ queue, workers }: Facts): Judgement {
  const waiting = queue.waiting.plan + queue.waiting.case;
  if (waiting >= queue.limit) return broken('The queue is full, so new runs are refused. Add workers.');
  if (waiting > 0 && workers.length === 0)
    return broken('Work waits and no worker is there to take it. Start one.');
  if ((queue.oldest_seconds ?? 0) > longWaitSeconds) {
    return warn('Something has waited for more than five minutes. Add workers, or more slots by PARALLEL.');
  }
  return fine(waiting === 0 ? 'Nothing waits.' : 'Work is taken in good time.');
}

function judgeWorkers({ workers, versions }: Facts): Judgement {
  if (workers.length === 0) {
    return broken(
      'No worker was heard of in the last 30 seconds, so nothing is run. Start the server or a worker.',
    );
  }
  const others = workers.filter(({ version }) => version !== '' && version !== versions.assay);
  if (others.length > 0) {
    return warn(
      `${others.map(({ name }) => name).join(', ')} runs another version of Assay. Restart it with this one.`,
    );
  }
  return fine(workers.length === 1 ? 'One worker is there.' : `${workers.length} workers are there.`);
}

function judgeBrowsers({ browsers }: Facts): Judgement {
  const there = browsers.filter(({ is_available }) => is_available);
  if (there.length === 0)
    return broken('No browser was found, so no test can run. Install one as it says below.');
  if (!there.some(({ name }) => name === 'chrome')) {
    return warn('Chrome, which tests use unless they ask for another browser, was not found.');
  }
  return fine(`${there.length} of ${browsers.length} kinds can be used.`);
}

function judgeStorage({ storage: { disk } }: Facts): Judgement {
  if (!disk) return fine('How much room is left is not known here.');
  if (disk.free < disk.least) {
    return broken('The disk is nearly full: new runs and uploads are refused until there is room.');
  }
  if (disk.free < disk.least * 5 || disk.free < disk.total * 0.05) {
    return warn('Little room is left on the disk. Make room, or move the data folder to a larger one.');
  }
  return fine('There is room.');
}

function judgeMail({ mail }: Facts, now: number): Judgement {
  const failedAt = mail.last_failure === null ? 0 : Date.parse(mail.last_failure);
  const sentAt = mail.last_success === null ? 0 : Date.parse(mail.last_success);
  if (failedAt > sentAt && now - failedAt < 24 * oneHour) {
    return broken('The last mail could not be sent. Look into the log for the reason, and check SMTP_URL.');
  }
  if (mail.kind === 'files') {
    return warn(
      'Mails are written to files, since there is no mail server. Set SMTP_URL so that people get them.',
    );
  }
  return fine(mail.sent > 0 ? 'Mails go out.' : 'No mail was sent since the start.');
}

function judgeModels({ models, reader }: Facts): Judgement {
  if (reader?.state === 'failed')
    return broken(
      `The language model that reads requirements cannot be used, so only canonical steps are read. ${reader.reason ?? ''}`,
    );
  const usable = models.filter(({ is_available }) => is_available);
  return fine(
    usable.length > 0
      ? `${usable.map(({ label }) => label).join(' and ')} can be asked.`
      : 'No hosted model is set up; the built-in planner does the work.',
  );
}

const order: HealthState[] = ['broken', 'warning', 'ok'];

/** What is the matter with each part, the worst first. */
export function judgeSystem(facts: Facts, now = Date.now()): SystemHealth['parts'] {
  const judged: [SystemPart, Judgement][] = [
    ['server', judgeServer(facts)],
    ['database', judgeDatabase(facts)],
    ['queue', judgeQueue(facts)],
    ['workers', judgeWorkers(facts)],
    ['browsers', judgeBrowsers(facts)],
    ['storage', judgeStorage(facts)],
    ['mail', judgeMail(facts, now)],
    ['models', judgeModels(facts)],
  ];
  return judged
    .map(([part, judgement]) => ({ part, ...judgement }))
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}
