import { expect, test, vi } from 'vitest';
import { createPostgresDatabase, onBothEngines, startApp } from '../../../test/start.ts';
import type { LiveMessage } from './live-events.ts';

onBothEngines('live events', (engine) => {
  test('each who begins to follow, in whatever process, is told what rests, as long as it goes on', async () => {
    const settings: Record<string, string> = { JWT_SECRET: 'x'.repeat(32) };
    if (engine === 'postgres') settings.DATABASE_URL = await createPostgresDatabase();
    const here = (await startApp(engine, settings)).services.live;
    // Two processes can only work on PostgreSQL.
    const there = engine === 'postgres' ? (await startApp(engine, settings)).services.live : here;
    const about = { runId: 'a-run', ownerId: 'ada' };
    const tell = (data: string): LiveMessage => ({ ...about, type: 'frame', data, newestOf: 'a-case' });
    const follow = () => {
      const seen: (string | undefined)[] = [];
      there.follow({ runId: 'a-run' }, ({ data }) => seen.push(data));
      return seen;
    };

    const end = here.onFollowed(about, () => here.publish(tell('rests')));
    for (const who of ['the first', 'the second']) {
      const seen = follow();
      await vi.waitFor(() => expect(seen, who).toContain('rests'), { timeout: 600_000 });
    }
    end();
    const late = follow();
    await vi.waitFor(
      () => {
        here.publish(tell('moves'));
        expect(late).toContain('moves');
      },
      { timeout: 600_000 },
    );
    expect(late).not.toContain('rests');
  });
});
