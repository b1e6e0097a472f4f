import { type ChildProcess, spawn } from 'node:child_process';
import { compiled, root } from './places.ts';
import { programFile } from './programs.mjs';

export interface LaunchedServer {
  child: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** Its address, once it says that it is ready; rejects where it ends instead. */
  ready: Promise<string>;
  ended: Promise<number | null>;
}

/**
 * Starts a server as a process of its own, as a person would, with no more of our environment than it is given. Arguments name
 * sources; where the bundle of a program is built and current, it is started instead, since it loads in a third of the time.
 */
export function launchServer(args: string[], environment: Record<string, string>): LaunchedServer {
  let output = '';
  // By this it is found and ended when the test run is interrupted; see run-group.mjs.
  const run = process.env.ASSAY_RUN;
  const child = spawn(process.execPath, args.map(programFile), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      ...(run && { ASSAY_RUN: run, TMPDIR: run }),
      ...environment,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part;
      const address = /Assay is ready: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`The server ended: ${output}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
}
