import { expect, test } from 'vitest';
import { followRun, readRun, startListening, submit } from '../../../test/listening.ts';
import { lookAs } from '../../../test/looks.ts';
import { black, paint } from '../../../test/pictures.ts';
import { startS3 } from '../../../test/s3.ts';
import { signUp } from '../../../test/start.ts';

const box = { x: 4, y: 4, width: 10, height: 10 };

test('a storage that goes away during a run costs pictures, and neither the verdict nor the server', async () => {
  const s3 = await startS3();
  const { app, demo } = await startListening('sqlite', { STORAGE_URL: s3.url, PARALLEL: '1' });
  const token = await signUp(app);
  const looks = lookAs(app, token);
  expect(await looks.capture(paint({}))).toMatchObject({ isNew: true });
  const changed = await looks.capture(paint({}, box));
  expect(changed, 'compared with what the thread read from the bucket').toMatchObject({ diffPixels: 100 });
  const diff = await looks.fetch(`/api/visual/image/diff/${changed.diffFilename}`);
  expect([diff.statusCode, diff.headers['content-type']]).toEqual([200, 'image/png']);

  const text = `Click "Add to cart" in the "Stoneware Mug" item
    Check that the page shows "Stoneware Mug was added to your cart."
    Click "cart". Check that "total" is $12.`;
  const runId = await submit(app, token, { text, target_url: demo, complexity: 'simple' });
  let stopping: Promise<void> | undefined;
  let ran: string | undefined;
  await followRun(app.server.listeningOrigin, token, runId, {
    onEvent(event) {
      if (event.type === 'step ended' && event.step.picture) {
        ran ??= event.execution_id;
        stopping ??= s3.stop();
      }
      // One case is enough.
      if (event.type === 'case ended' && event.case.execution_id === ran) {
        void app.call('POST /api/runs/{id}/cancel', { token, params: { id: runId } });
      }
    },
  });
  await stopping;
  const { cases } = await readRun(app, token, runId);
  const first = cases.find(({ execution_id }) => execution_id === ran);
  expect(first, JSON.stringify(first, null, 1)).toMatchObject({ verdict: 'passed' });
  const last = first?.steps.at(-1);
  expect(last).toMatchObject({ outcome: 'passed', status: 'warning', picture: null });
  expect(last?.warnings.join()).toContain('The picture of this step could not be kept');
  const id = first?.execution_id ?? '';
  const { body } = await app.call('GET /api/executions/{id}', { token, params: { id } });
  expect(body.report.log.map(({ message }) => message).join()).toContain('trace.zip could not be kept');

  const name = first?.steps.find(({ picture }) => picture)?.picture;
  const readFirst = () => looks.fetch(`/api/executions/${id}/files/${name}`);
  expect((await readFirst()).json(), name ?? 'no picture').toMatchObject({ code: 'UNAVAILABLE' });
  const refused = await app.call('POST /api/visual/capture', {
    token,
    body: { testId: 'Shop', stepName: 'Home', screenshotData: paint({ ground: black }).toString('base64') },
  });
  expect(refused.status, 'nothing is judged by pictures that cannot be read').toBe(503);
  expect((await app.call('GET /api/health')).status).toBe(200);

  await s3.start();
  const picture = await readFirst();
  expect(picture.statusCode).toBe(200);
  expect(picture.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(picture.headers['content-length']).toBe(String(picture.rawPayload.length));
  const logged = app.logLines.join('');
  expect(logged).toContain('does not answer (ECONNREFUSED)');
  expect(logged).not.toContain('S3RVER:');
});
