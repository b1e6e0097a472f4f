import { expect, test } from 'vitest';
import { meet } from '../../../test/people.ts';
import { addCase, addResult } from '../../../test/results.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';

const text = 'Open "http://shop.test/"\nput it there\nCheck that the page shows "Done"';
const readings = [
  ['Click the "Add" button', 'Check that the "Cart" link contains "1"'],
  ['Click the "Put" button'],
];

onBothEngines('what words mean', (engine) => {
  test('is chosen once: the steps stand in place of the words, and the case runs again', async () => {
    const app = await startApp(engine);
    const { db } = app.services;
    const ada = await meet(app);
    const { token } = ada;
    const caseId = await addCase(app, ada.id, { title: 'Cart', text });
    const id = await addResult(app, ada.id, caseId, { verdict: 'error', at: 1 });
    const start = text.indexOf('put');
    const choices = {
      readings,
      source: 'put it there',
      place: { start, end: start + 'put it there'.length },
    };
    await db
      .updateTable('step_results')
      .set({ candidates: JSON.stringify(choices) })
      .where('execution_id', '=', id)
      .execute();
    const choose = (body: { candidate?: number; reading?: number }) =>
      app.call('POST /api/executions/{id}/choose', {
        token,
        params: { id },
        body: { step_number: 1, ...body },
      });

    expect((await choose({})).status).toBe(400);
    expect((await choose({ candidate: 0, reading: 0 })).status).toBe(400);
    expect((await choose({ candidate: 0 })).status).toBe(404);
    expect((await choose({ reading: 2 })).status).toBe(404);

    const chosen = await choose({ reading: 0 });
    expect(chosen, JSON.stringify(chosen.body)).toMatchObject({
      status: 202,
      body: { run_id: expect.any(String) },
    });
    const { body } = await app.call('GET /api/test-cases/{id}', { token, params: { id: caseId } });
    expect(body.testCase.steps.map(({ sentence, source }) => [sentence, source])).toEqual([
      ['Open "http://shop.test/"', 'Open "http://shop.test/"'],
      ['Click the "Add" button', 'put it there'],
      ['Check that the "Cart" link contains "1"', 'put it there'],
      ['Check that the page shows "Done"', 'Check that the page shows "Done"'],
    ]);
    expect((await choose({ reading: 1 })).status, 'the words are no longer there').toBe(409);
  });
});
