import { type LaunchedServer, launchServer } from '../../../scripts/launch-server.ts';

/** A command of `operations` as a process, as `npm run` starts it. */
export function startOperation(
  name: 'move' | 'backup' | 'restore',
  args: string[],
  environment: Record<string, string> = {},
): LaunchedServer {
  return launchServer([`apps/server/src/operations/${name}.ts`, ...args], environment);
}

export async function runOperation(
  ...given: Parameters<typeof startOperation>
): Promise<{ code: number | null; output: string }> {
  const { ended, output } = startOperation(...given);
  return { code: await ended, output: output() };
}
