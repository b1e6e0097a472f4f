import { backUp } from './backup-data.ts';
import { describeSums, runCommand, tell } from './command.ts';
import { readFolder } from './read-folder.ts';

await runCommand(async (settings) => {
  const folder = readFolder(
    'backup',
    'Copies database, evidence, pictures and the signing key into the folder; servers may go on meanwhile.',
  );
  if (folder === undefined) return;
  const manifest = await backUp(settings, folder, tell);
  tell(describeSums(manifest.tables, manifest.files));
  if (manifest.lost.length > 0)
    tell(`\nAttention: ${manifest.lost.length} files are named but were gone before the backup.`);
  if (!manifest.has_key)
    tell('\nThe signing key is the setting JWT_SECRET: keep it with the backup, in a safe place.');
  tell(`\nThe backup in ${folder} is whole. It holds secrets: keep it where only you can read it.`);
});
