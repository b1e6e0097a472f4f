import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addCase } from '../../../test/history.ts';
import { lookAs } from '../../../test/looks.ts';
import { meet } from '../../../test/people.ts';
import { countStored, paint, writePng } from '../../../test/pictures.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';

const plain = paint({});
const boxed = paint({}, { x: 4, y: 4, width: 10, height: 10 });

/** What each is refused with; nothing of it may be stored. */
const refused: [what: string, screenshotData: string, status: number, sentence: RegExp][] = [
  ['nothing', '', 400, /screenshot is required/],
  ['white space', ' \n\t ', 400, /empty/],
  ['only a prefix', 'data:image/png;base64,', 400, /empty/],
  ['a prefix without base64', `data:image/png,${plain.toString('latin1').slice(0, 4)}`, 400, /not in base64/],
  ['no base64', '§$%&!', 400, /not valid base64/],
  ['base64 with a foreign letter', plain.toString('base64').replace('A', '*'), 400, /not valid base64/],
  ['base64 that is cut', plain.toString('base64').replace(/=*$/, '').slice(0, 41), 400, /not valid base64/],
  ['base64 that goes on after its end', 'iVBORw==iVBORw==', 400, /not valid base64/],
  ['a text that is named .png', Buffer.from('just some text').toString('base64'), 400, /not a PNG/],
  ['an empty picture', writePng(0, 0, Buffer.alloc(0)).toString('base64'), 400, /./],
  ['a truncated picture', plain.subarray(0, 60).toString('base64'), 400, /./],
  ['half a head', plain.subarray(0, 20).toString('base64'), 400, /./],
  ['a bomb', writePng(20_000, 20_000, Buffer.alloc(1000)).toString('base64'), 400, /20,?000/],
  [
    'an animation',
    writePng(40, 30, Buffer.alloc(30 * 121), [['acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]]).toString(
      'base64',
    ),
    400,
    /animated/,
  ],
  ['a large one', Buffer.alloc(20_000_001).toString('base64'), 400, /at most 20.0 MB/],
  ['a huge one', 'A'.repeat(27_000_000), 413, /too large/],
];

onBothEngines('capturing', (engine) => {
  test('the first picture becomes the baseline, the same one passes, another fails', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    const { token } = person;
    const { capture, comparison, history, baselines } = lookAs(app, token);
    expect(await capture(plain)).toMatchObject({
      passed: true,
      isNew: true,
      diffPixels: 0,
      diffFilename: null,
    });
    expect(await capture(plain)).toMatchObject({ passed: true, isNew: false, totalPixels: 1200 });
    const failed = await capture(boxed);
    expect(failed).toMatchObject({ passed: false, isNew: false, diffPixels: 100, threshold: 0 });
    expect(failed.diffFilename).toBe(`${failed.id}.png`);
    expect(await comparison(failed.id)).toMatchObject({
      review: 'waiting',
      compared_with: { width: 40, height: 30, size: plain.length },
      picture: { hash: createHash('sha256').update(boxed).digest('hex') },
      newer_id: null,
      waiting_in_run: 0,
    });

    // Each browser and size has a look of its own; the name of a test case is shown instead of its id.
    const testId = await addCase(app.services.db, person.id, Date.now());
    const looks = [{ browser: 'firefox' }, { viewport: '390x844' }, { stepName: 'Cart' }, { testId }];
    for (const look of looks)
      expect(await capture(boxed, look), JSON.stringify(look)).toMatchObject({ isNew: true });
    const names = (await baselines()).map(({ test_name, step_name }) => `${test_name}, ${step_name}`);
    expect(names).toEqual(['A case, Home', 'Shop, Cart', 'Shop, Home', 'Shop, Home', 'Shop, Home']);

    // With a prefix and line breaks.
    for (const prefix of ['data:image/png;base64,', 'DATA:image/png;charset=utf-8;base64, ']) {
      const screenshotData = prefix + boxed.toString('base64').replace(/.{20}/g, '$&\r\n');
      const body = { testId, stepName: 'Home', screenshotData };
      const { body: answer } = await app.call('POST /api/visual/capture', { token, body });
      expect(answer.data, prefix).toMatchObject({ passed: true, isNew: false });
    }

    const before = await countStored(app);
    for (const [what, screenshotData, status, sentence] of refused) {
      // What is compared and what would be a first picture are refused alike; of the large ones once is enough.
      const steps = screenshotData.length > 1_000_000 ? ['Home'] : ['Home', 'Never seen before'];
      for (const stepName of steps) {
        const body = { testId: 'Shop', stepName, screenshotData };
        const reply = await app.call('POST /api/visual/capture', { token, body });
        expect(reply.status, what).toBe(status);
        expect(reply.body.error, what).toMatch(sentence);
      }
    }
    expect(await countStored(app)).toEqual(before);
    expect((await history()).total).toBe(9);
  });

  test('of many first pictures at once exactly one becomes the baseline', async () => {
    const app = await startApp(engine);
    const { capture, baselines, baseline } = lookAs(app, (await meet(app)).token);
    const pictures = Array.from({ length: 6 }, (_, x) => paint({}, { x, y: 0, width: 1, height: 8 }));
    const results = await Promise.all([...pictures, ...pictures].map((picture) => capture(picture)));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(results.filter(({ passed }) => passed)).toHaveLength(2);
    const [only, ...others] = await baselines();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ variants: 1, versions: 1, comparisons: 12, waiting: 10 });
    expect((await baseline(only?.id ?? '')).history).toHaveLength(1);
  });

  test('pictures are served to who has them, and never change', async () => {
    const app = await startApp(engine);
    const own = lookAs(app, (await meet(app)).token);
    const other = lookAs(app, (await meet(app)).token);
    await own.capture(plain);
    const failed = await own.capture(boxed);
    await other.capture(plain);
    const { picture, compared_with: compared } = await own.comparison(failed.id);
    const full = `/api/visual/images/${picture.hash}`;
    const diff = `/api/visual/image/diff/${failed.diffFilename}`;

    const reply = await own.fetch(full);
    expect(reply.rawPayload.equals(boxed)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `"${picture.hash}"`,
      'x-content-type-options': 'nosniff',
    });
    const again = await own.fetch(full, { 'if-none-match': `W/"other", ${reply.headers.etag}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);

    const smalls = await Promise.all([1, 2, 3].map(() => own.fetch(`${full}?size=small`)));
    for (const small of smalls) {
      expect(small.headers['content-type']).toBe('image/webp');
      expect(small.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
      expect(small.headers.etag).not.toBe(reply.headers.etag);
    }
    const drawn = await own.fetch(diff);
    expect(drawn.headers['content-type']).toBe('image/png');
    expect(drawn.rawPayload.subarray(1, 4).toString()).toBe('PNG');

    // The picture that both have is served to both, what only one has to nobody else.
    const shared = `/api/visual/images/${compared?.hash}`;
    expect((await other.fetch(shared)).statusCode).toBe(200);
    const missing = [full, `${full}?size=small`, diff, `/api/visual/images/${'0'.repeat(64)}`];
    for (const url of missing) expect((await other.fetch(url)).statusCode, url).toBe(404);
    expect((await own.fetch('/api/visual/image/diff/nothing.png')).json().error).toBe(
      'Diff image not available',
    );
    const strange = [
      '/api/visual/images/..%2f..%2fassay.sqlite',
      '/api/visual/images/abc',
      `${full}?size=huge`,
    ];
    for (const url of strange) expect((await own.fetch(url)).statusCode, url).toBe(400);
    // A file that is lost is not there, which is no fault of the request.
    await app.services.pictures.remove(picture.hash);
    expect((await own.fetch(full)).statusCode).toBe(404);
  });
});
