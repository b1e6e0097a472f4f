import { parseArgs } from 'node:util';
import { tell } from './command.ts';
import { OperationError } from './refuse.ts';

/** The one folder that a command wants; undefined where only help was asked for. */
export function readFolder(command: string, sentence: string): string | undefined {
  const usage = `${sentence}\n\n  npm run ${command} -- FOLDER`;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean' } },
    });
    if (values.help) tell(usage);
    else if (positionals.length === 1) return positionals[0];
    else throw new Error('It needs one folder.');
    return undefined;
  } catch (error) {
    throw new OperationError(`${(error as Error).message}\n\n${usage}`);
  }
}
