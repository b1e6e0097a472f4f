import { fork } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FromWorker, ToWorker } from './messages.ts';

export interface WorkerProcess {
  post(message: ToWorker): void;
  /** Whether this process must go on until the other has answered. */
  hold(isNeeded: boolean): void;
  /** Ends it, and waits until it has. */
  stop(): Promise<void>;
}

interface Listeners {
  onMessage(message: FromWorker): void;
  /** It ended without being asked to. */
  onEnd(reason: string): void;
}

/** Of what a process complained about, so much of the end. */
const keptComplaints = 1_000;

export function startWorker(program: URL, { onMessage, onEnd }: Listeners): WorkerProcess {
  // It gets none of our options for Node: those of a debugger or of a test runner are not for it.
  const child = fork(fileURLToPath(program), [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  let isAsked = false;
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = (reason: string) => {
      if (hasEnded) return;
      hasEnded = true;
      resolve();
      if (!isAsked) onEnd(complaints.trim() ? `${reason}: ${complaints.trim()}` : reason);
    };
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(signal ? `it ended by ${signal}` : `it ended with code ${code}`));
  });
  child.stderr?.on('data', (text: Buffer) => {
    complaints = `${complaints}${text}`.slice(-keptComplaints);
  });
  child.on('message', (message: FromWorker) => {
    if (!isAsked) onMessage(message);
  });

  // What it complains about is no reason to go on.
  if (child.stderr instanceof Socket) child.stderr.unref();

  function hold(isNeeded: boolean): void {
    for (const one of [child, child.channel]) {
      if (isNeeded) one?.ref();
      else one?.unref();
    }
  }

  return {
    // What cannot be sent is answered by the end of the process.
    post: (message) => void child.send(message, () => {}),
    hold,
    async stop() {
      isAsked = true;
      hold(true);
      if (!hasEnded) child.kill();
      await ended;
    },
  };
}
