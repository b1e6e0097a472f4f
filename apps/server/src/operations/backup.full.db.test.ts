import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectAtWork, expectSame, fillInstance } from '../../test/instance.ts';
import { runOperation } from '../../test/operations.ts';
import { createPostgresDatabase, onBothEngines, startApp, temporaryFolder } from '../../test/start.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { backUp } from './backup-data.ts';
import { restore } from './restore-data.ts';

onBothEngines('a backup of a running server', (engine) => {
  test('is restored onto an empty machine, and compared', { timeout: 180_000 }, async () => {
    const [folder, kept] = [temporaryFolder(), join(temporaryFolder(), 'backup')];
    const place = async (dataDir: string): Promise<Record<string, string>> => ({
      DATA_DIR: dataDir,
      ...(engine === 'postgres' && { DATABASE_URL: await createPostgresDatabase() }),
    });
    const environment = await place(folder);
    const app = await startApp(engine, environment);
    const early = await app.services.storage.put(Buffer.from('gone before the second backup'));
    const first = await runOperation('backup', [kept], environment);
    expect(first.code, first.output).toBe(0);
    const filled = await fillInstance(app);
    await app.services.storage.remove(early.hash);
    const manifest = await backUp(parseSettings(environment), kept, () => undefined);
    expect(manifest).toMatchObject({ lost: [], files: { evidence: 1 }, has_key: true });
    expect(
      readdirSync(kept)
        .filter((name) => name.endsWith('.sqlite'))
        .sort(),
    ).toEqual([manifest.database, 'lock.sqlite']);

    const empty = await place(join(temporaryFolder(), 'data'));
    const restored = await runOperation('restore', [kept], empty);
    expect(restored.code, restored.output).toBe(0);
    expect(restored.output).toMatch(/run_events +1300 +[0-9a-f]{16}\n/);
    await expectSame(app, await startApp(engine, empty), filled);

    const run = (settings: Record<string, string>) => restore(parseSettings(settings), kept, () => undefined);
    await expect(run(empty)).rejects.toThrow(/already has data|is using the data folder/);
    const hash = filled.hashes.pictures;
    writeFileSync(join(kept, 'pictures', hash.slice(0, 2), hash.slice(2)), 'something else');
    await expect(run({ DATA_DIR: temporaryFolder() })).rejects.toThrow('are damaged');
    await expectAtWork(app, filled);
  });
});
