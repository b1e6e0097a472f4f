import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readStorageUrl, type StoragePlace } from '../platform/settings/place.ts';
import { storageNames } from '../platform/storage/open-storages.ts';
import { describeSums, runCommand, tell } from './command.ts';
import { moveFolder } from './move-data.ts';
import { OperationError } from './refuse.ts';
import { carryKey, keyFile, readKey } from './session-key.ts';

const usage = `Moves the data of an embedded instance into PostgreSQL and, if named, into a storage. The source stays as it is.

  npm run move -- --from ./data --to-database postgres://… [--to-storage s3://…] [--to-data FOLDER]

  --from         the data folder; its server must be stopped (default: DATA_DIR)
  --to-database  an empty PostgreSQL database (default: DATABASE_URL)
  --to-storage   where evidence and pictures go (default: STORAGE_URL; without one they stay in the data folder)
  --to-data      the data folder of the new server, to which the signing key is copied`;

function readPlace(url: string | undefined): StoragePlace | undefined {
  if (url === undefined) return undefined;
  try {
    return readStorageUrl(url);
  } catch (error) {
    throw new OperationError(`--to-storage ${(error as Error).message}.`);
  }
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      options: {
        from: text,
        'to-database': text,
        'to-storage': text,
        'to-data': text,
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new OperationError(`${(error as Error).message}\n\n${usage}`);
  }
}

await runCommand(async (settings) => {
  const given = readOptions();
  if (given.help) return tell(usage);
  const from = given.from ?? settings.DATA_DIR;
  const databaseUrl = given['to-database'] ?? settings.DATABASE_URL;
  if (databaseUrl === undefined) throw new OperationError(`It is not said where to move to.\n\n${usage}`);
  const to = readPlace(given['to-storage'] ?? settings.STORAGE_URL);
  const { tables, files } = await moveFolder(from, { to, databaseUrl, tell });
  const named = { [storageNames.storage]: files.storage, [storageNames.pictures]: files.pictures };
  tell(describeSums(tables, to ? named : {}));
  tell('\nEverything was moved and compared with the source, which stays as it was.');
  if (!to)
    tell(
      `Evidence and pictures stay in the folder ${from}: keep it as DATA_DIR, or move them with --to-storage.`,
    );
  const toData = given['to-data'];
  if (toData !== undefined && (await carryKey(from, toData))) tell(`The signing key is in ${toData}.`);
  else if (await readKey(from)) {
    tell(
      `The signing key is the file ${join(from, keyFile)}: without it in the data folder of the new server, sessions and webhooks end.`,
    );
  } else tell('The signing key was the setting JWT_SECRET: give every server the same.');
});
