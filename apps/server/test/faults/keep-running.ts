import { launchServer } from '../../../../scripts/launch-server.ts';

/** A process that is started again whenever it ends, as a supervisor does. */
export interface Kept {
  name: string;
  pid: () => number;
  /** Its address, or what it says when it is ready; of the process that runs now. */
  ready: () => Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
  /** How often it ended by itself once it was ready. One that cannot begin, as while the database is away, is tried again. */
  fell: () => number;
  /** What it printed, of the processes before as well. */
  output: () => string;
  stop: () => Promise<void>;
}

export function keepRunning(name: string, args: string[], environment: Record<string, string>): Kept {
  let before = '';
  let isStopping = false;
  let isAsked = false;
  let fell = 0;
  let current = launch();

  function launch() {
    const launched = launchServer(args, environment);
    let wasReady = false;
    launched.ready.then(
      () => {
        wasReady = true;
      },
      () => undefined,
    );
    void launched.ended.then(() => {
      if (wasReady && !isAsked && !isStopping) fell += 1;
      isAsked = false;
      before += launched.output();
      if (!isStopping) current = launch();
    });
    return launched;
  }

  /** A process that was killed before it was ready is followed by another one. */
  async function ready(): Promise<string> {
    for (;;) {
      const asked = current;
      try {
        return await asked.ready;
      } catch (error) {
        await asked.ended;
        if (current === asked) throw error;
      }
    }
  }

  return {
    name,
    pid: () => current.child.pid ?? 0,
    ready,
    kill(signal) {
      isAsked = signal === 'SIGKILL';
      current.child.kill(signal);
    },
    fell: () => fell,
    output: () => before + current.output(),
    async stop() {
      isStopping = true;
      current.child.kill('SIGKILL');
      await current.ended;
    },
  };
}
