import { text } from 'node:stream/consumers';
import about from '../package.json' with { type: 'json' };
import { exitCodes, OutOfReach, UsageError } from './exit/exit-codes.ts';
import { help } from './options/help.ts';
import { type Command, readArguments } from './options/read-arguments.ts';
import { openScreen } from './output/screen.ts';

const { stdin, stdout, stderr, env } = process;
/** What was seen until then is still told; then it is over, whatever else is under way. */
const patienceMs = 750;

function wantsColour(command: Command): boolean {
  if (env.NO_COLOR || (command.name === 'run' && !command.options.colour)) return false;
  return stdout.isTTY === true || Boolean(env.FORCE_COLOR);
}

/** Until this is called a signal ends the process at once, as there is nothing yet that should end well. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  const codes = { SIGINT: exitCodes.interrupted, SIGTERM: exitCodes.terminated } as const;
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(code);
      process.exitCode = code;
      controller.abort(new Error('Cancelled.'));
      setTimeout(() => process.exit(code), patienceMs).unref();
    });
  }
  return controller.signal;
}

async function carryOut(command: Command): Promise<number> {
  const screen = openScreen(stdout, wantsColour(command));
  switch (command.name) {
    case 'run': {
      // Only what is asked for is loaded: the engine alone takes longer than the help is looked at.
      const { run } = await import('./run.ts');
      const readStandardInput = () => text(stdin);
      const { version } = about;
      return run(command.options, { screen, environment: env, readStandardInput, stopOnSignals, version });
    }
    case 'login': {
      const { logIn } = await import('./server/log-in.ts');
      const { askAtTerminal } = await import('./server/ask-at-terminal.ts');
      screen.write(await logIn(command.server, askAtTerminal, env));
      break;
    }
    case 'logout': {
      const { logOut } = await import('./server/log-out.ts');
      screen.write(await logOut(command.server, env));
      break;
    }
    case 'version':
      screen.write(`assay ${about.version}\n`);
      break;
    case 'help':
      screen.write(help);
  }
  return exitCodes.passed;
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    stderr.write(`${error.message}\nRun "assay --help" to see what can be written.\n`);
    return exitCodes.wrongUsage;
  }
  if (error instanceof OutOfReach) {
    stderr.write(`${error.message}\n`);
    return exitCodes.outOfReach;
  }
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  stderr.write(`Assay itself failed, which says nothing about your site. Please report this:\n${told}\n`);
  return exitCodes.notPassed;
}

async function main(): Promise<number> {
  try {
    return await carryOut(readArguments(process.argv.slice(2)));
  } catch (error) {
    // Who asked to stop need not hear what broke by it.
    return process.exitCode === undefined ? explain(error) : Number(process.exitCode);
  }
}

const code = await main();
// An abandoned page or connection must not keep the process; the output is let out first.
stdout.write('', () => process.exit(process.exitCode ?? code));
