import { parseSettings, type Settings, SettingsError } from '../platform/settings/settings.ts';
import type { SummedTable } from './move-rows.ts';
import { OperationError } from './refuse.ts';

export const tell = (line: string) => console.log(line);

export function describeSums(tables: readonly SummedTable[], files: Record<string, number>): string {
  const width = Math.max(...tables.map(({ name }) => name.length), 8);
  const line = (name: string, amount: number | string, sum: string) =>
    `${name.padEnd(width)}  ${String(amount).padStart(10)}  ${sum}`;
  return [
    '',
    line('table', 'rows', 'checksum'),
    ...tables.map(({ name, rows, checksum }) => line(name, rows, checksum)),
    '',
    line('files of', 'amount', ''),
    ...Object.entries(files).map(([name, amount]) => line(name, amount, 'each by its SHA-256')),
  ]
    .map((text) => text.trimEnd())
    .join('\n');
}

/** Runs a command with the settings of the environment; what went wrong is said, and the exit code tells it too. */
export async function runCommand(work: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    await work(parseSettings(process.env));
  } catch (error) {
    const isPlain = error instanceof OperationError || error instanceof SettingsError;
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}
