import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from '../exit/exit-codes.ts';

export type Ask = (question: string, options?: { hidden?: boolean }) => Promise<string>;

/** Asks the person at the terminal; what is typed as a hidden answer is not shown. */
export const askAtTerminal: Ask = async (question, { hidden = false } = {}) => {
  const { stdin, stdout } = process;
  if (!stdin.isTTY || !stdout.isTTY) {
    throw new UsageError(
      'Signing in needs a terminal. In a build, create an access token by POST /api/access-tokens and set ASSAY_TOKEN.',
    );
  }
  let isMuted = false;
  const output = new Writable({
    write(part, _encoding, done) {
      if (!isMuted) stdout.write(part);
      done();
    },
  });
  const asking = createInterface({ input: stdin, output, terminal: true });
  // Readline takes Ctrl+C to itself; it goes to whoever listens to the process.
  asking.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    const answer = asking.question(question);
    isMuted = hidden;
    return await answer;
  } finally {
    asking.close();
    if (hidden) stdout.write('\n');
  }
};
