import { expect, test } from 'vitest';
import { meet } from '../../../../test/people.ts';
import { onBothEngines, startApp } from '../../../../test/start.ts';

onBothEngines('the state of the system', (engine) => {
  test('is told to administrators alone, as it is', async () => {
    const app = await startApp(engine, { SMTP_URL: 'smtp://somebody:hunter2@mail.example:2525' });
    await app.prepare();
    const [admin, user] = [await meet(app, 'admin'), await meet(app)];
    expect((await app.call('GET /api/admin/system', { token: user.token })).status).toBe(403);
    await app.call('GET /api/projects/{id}', { token: user.token, params: { id: 'nothing' } });
    const { status, body } = await app.call('GET /api/admin/system', { token: admin.token });
    expect(status, body.error).toBe(200);
    const { data } = body;
    expect(data.database).toMatchObject({ kind: engine, version: expect.stringMatching(/^\d+\.\d+/) });
    expect(data.database.size).toBeGreaterThan(10_000);
    expect(data.database.migrations).toMatchObject({ missing: 0, newest: expect.stringMatching(/^\d{4}-/) });
    expect(data.database.pool === null).toBe(engine === 'sqlite');
    expect(data.workers).toMatchObject([{ version: data.versions.assay, busy: 0 }]);
    expect(data.queue).toMatchObject({ waiting: { plan: 0, case: 0 }, oldest_seconds: null });
    expect(data.storage).toMatchObject({
      evidence: { files: 0, bytes: 0 },
      pictures: { files: 0, bytes: 0 },
    });
    expect(data.storage.disk?.free).toBeGreaterThan(0);
    expect(data.browsers.map(({ name }) => name)).toEqual(['chrome', 'firefox', 'edge']);
    expect(data.browsers[0]).toMatchObject({ is_available: true, version: expect.stringMatching(/^\d+\./) });
    expect(data.mail).toMatchObject({ kind: 'smtp', place: 'mail.example:2525', sent: 0 });
    expect(data.server.errors).toEqual(
      expect.arrayContaining([
        { code: 'FORBIDDEN', count: 1 },
        { code: 'NOT_FOUND', count: 1 },
      ]),
    );
    // Of the last minutes: a new one may have begun since.
    expect(data.server.minutes.slice(-10).some(({ calls }) => calls > 0)).toBe(true);
    expect(data.parts.map(({ part }) => part).sort()).toEqual(
      ['browsers', 'database', 'mail', 'models', 'queue', 'server', 'storage', 'workers'].sort(),
    );
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });
});
