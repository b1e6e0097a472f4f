import { describeSums, runCommand, tell } from './command.ts';
import { readFolder } from './read-folder.ts';
import { restore } from './restore-data.ts';

await runCommand(async (settings) => {
  const folder = readFolder(
    'restore',
    'Brings a backup back, into the data folder or into an empty PostgreSQL and storage, as the settings say.',
  );
  if (folder === undefined) return;
  const manifest = await restore(settings, folder, tell);
  tell(describeSums(manifest.tables, manifest.files));
  if (!manifest.has_key)
    tell('\nSet JWT_SECRET to what it was when the backup was made, or sessions and webhooks end.');
  tell(
    `\nThe backup of ${manifest.made_at} was restored and compared with what it was. Start the server with the same settings.`,
  );
});
