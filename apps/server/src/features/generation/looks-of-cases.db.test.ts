import { randomUUID } from 'node:crypto';
import { readCanonical, renderStep, type Step } from '@assay/planner';
import { expect, test } from 'vitest';
import { meet } from '../../../test/people.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';
import { findCase, insertCases, type NewCase, takeOverLooks } from './store.ts';

function toSteps(...sentences: string[]): Step[] {
  return sentences.map((source) => {
    const command = readCanonical(source);
    if (!command) throw new Error(`Not a step: ${source}`);
    return { source, sentence: renderStep(command), command };
  });
}

onBothEngines('cases that are planned again', (engine) => {
  test('are compared with the baselines of the first that was planned from the same requirement', async () => {
    const app = await startApp(engine);
    const { db } = app.services;
    const { id: ownerId } = await meet(app);
    const stranger = await meet(app);
    const text = 'Open /. The page looks the same.';
    let now = 0;

    /** Saves a case as planning does, and gives the case whose baselines it is compared with. */
    async function plan(more: Partial<NewCase> = {}) {
      const one: NewCase = {
        id: randomUUID(),
        ownerId,
        projectId: null,
        title: 'Start page',
        description: '',
        status: 'generated',
        priority: 'high',
        origin: 'stated',
        testType: 'functional',
        requirementText: text,
        expectedResult: '',
        targetUrl: 'http://127.0.0.1:1/',
        steps: toSteps('Open "/"', 'Check that the page looks the same'),
        seenNames: [],
        ...more,
      };
      now += 1;
      await insertCases(db, await takeOverLooks(db, [one]), now);
      return { id: one.id, looksOf: (await findCase(db, one.ownerId, one.id))?.looksOf };
    }

    const first = await plan();
    expect(first.looksOf).toBe(first.id);
    const second = await plan();
    expect(second.looksOf).toBe(first.id);
    await db.deleteFrom('test_cases').where('id', '=', first.id).execute();
    expect((await plan()).looksOf, 'also where the first is deleted').toBe(first.id);

    const others: Partial<NewCase>[] = [
      { ownerId: stranger.id },
      { title: 'End page' },
      { requirementText: `${text} The heading is visible.` },
      { targetUrl: 'http://127.0.0.1:2/' },
      { targetUrl: null },
      { steps: toSteps('Open "/"', 'Check that the page shows "Hi"') },
    ];
    for (const other of others) {
      const { id, looksOf } = await plan(other);
      expect(looksOf, JSON.stringify(other)).toBe(id);
    }
  });
});
