import { z } from 'zod';
import { defineCalls } from './call.ts';
import { browsers, comparisonStatuses, limits, reviewStates } from './choices.ts';
import { count, data, done, id, idParams, line, paging, searchText, timestamp } from './fields.ts';
import { namedShapes } from './named-shapes.ts';
import { acceptedRun } from './run-shapes.ts';

const { pictureBytes, pictureRegions, viewport, pageCaptures } = limits;

/** A body of one picture in base64 with what belongs to it. */
const pictureBody = Math.ceil((pictureBytes.max * 4) / 3) + 50_000;

const region = z
  .object({
    x: z.number().int().nonnegative(),
    y: z.number().int().nonnegative(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  })
  .register(namedShapes, { id: 'Region' });
export type PictureRegion = z.output<typeof region>;

/** An area that is not compared; it stays visible. */
const ignoredArea = region.extend({
  /** Why, in the words of who drew it. */
  note: z.string().trim().max(200, 'A note may have at most 200 characters.').default(''),
});
export type IgnoredArea = z.output<typeof ignoredArea>;

const areas = z
  .array(ignoredArea)
  .max(pictureRegions.max, `At most ${pictureRegions.max} areas can be ignored.`);

/** A fraction of all pixels: 0.001 lets one in a thousand differ. */
const threshold = z
  .number()
  .min(0, 'The threshold cannot be below 0 %.')
  .max(1, 'The threshold cannot be above 100 %.');
/** How far a pixel may be from its colour, from 0 (not at all) to 1. */
const pixelThreshold = z
  .number()
  .min(0, 'The tolerance of a pixel cannot be below 0.')
  .max(1, 'The tolerance of a pixel cannot be above 1.');

/** Rows that came in or went, so that what lies below them moved. */
const shift = z.object({
  kind: z.enum(['inserted', 'removed']),
  /** The first of the rows: in the new picture where they came in, in the baseline where they went. */
  y: count,
  rows: z.number().int().positive(),
});
export type PictureShift = z.output<typeof shift>;

/** A stored picture, for `GET /api/visual/images/{hash}`. */
const picture = z.object({ hash: z.string(), width: count, height: count, size: count });
export type StoredPicture = z.output<typeof picture>;

const comparisonResult = z
  .object({
    id,
    passed: z.boolean(),
    diffPercentage: z.number(),
    diffPixels: count,
    totalPixels: count,
    /** A fraction: 0.1 is shown as 10 %. */
    threshold: z.number(),
    diffFilename: z.string().nullable(),
    /** There was nothing to compare with: this picture is the baseline now. */
    isNew: z.boolean(),
  })
  .register(namedShapes, { id: 'ComparisonResult' });

/** Which look of which step: one baseline, or several accepted variants, belongs to each. */
const identity = {
  test_name: z.string(),
  step_name: z.string(),
  /** Empty for pictures that were sent without it. */
  browser: z.string(),
  /** As `1280x720`; empty for pictures that were sent without it. */
  viewport: z.string(),
};

const comparisonRecord = z
  .object({
    id,
    ...identity,
    baseline_id: id,
    /** `new` where there was nothing to compare with. */
    status: z.enum(comparisonStatuses),
    /** What was decided about a difference; `none` where there is nothing to decide. */
    review: z.enum(reviewStates),
    diff_percentage: z.number(),
    diff_pixels: count,
    total_pixels: count,
    run_id: id.nullable(),
    execution_id: id.nullable(),
    picture,
    created_at: timestamp,
  })
  .register(namedShapes, { id: 'Comparison' });
export type ComparisonRecord = z.output<typeof comparisonRecord>;

const comparisonDetail = comparisonRecord.extend({
  threshold,
  pixel_threshold: pixelThreshold,
  diff_filename: z.string().nullable(),
  /** What it was compared with: the accepted variant that is nearest. Null where there was none. */
  compared_with: picture.nullable(),
  /** Where something changed, in the new picture, from the top down. */
  regions: z.array(region),
  shifts: z.array(shift),
  /** What was not compared. */
  ignored: z.array(ignoredArea),
  ignored_pixels: count,
  reviewed_at: timestamp.nullable(),
  step_number: z.number().int().nullable(),
  /** What else the same run compared and still waits for a decision, this one included. */
  waiting_in_run: count,
  /** The comparison of the same look that came next, and the one before. */
  newer_id: id.nullable(),
  older_id: id.nullable(),
});
export type ComparisonDetail = z.output<typeof comparisonDetail>;

const version = z
  .object({
    id,
    picture,
    /** `accepted`: what new pictures are compared with. `retired`: kept, and can be restored. */
    state: z.enum(['accepted', 'retired']),
    /** How it came to be. */
    origin: z.enum(['first picture', 'uploaded', 'approved', 'variant', 'restored']),
    comparison_id: id.nullable(),
    accepted_at: timestamp,
    retired_at: timestamp.nullable(),
  })
  .register(namedShapes, { id: 'BaselineVersion' });
export type BaselineVersion = z.output<typeof version>;

const baseline = z
  .object({
    id,
    ...identity,
    test_id: z.string(),
    threshold,
    pixel_threshold: pixelThreshold,
    ignored: z.array(ignoredArea),
    /** The newest accepted one. */
    picture: picture.nullable(),
    variants: count,
    versions: count,
    comparisons: count,
    last_status: z.enum(comparisonStatuses).nullable(),
    /** Differences that nobody has decided about. */
    waiting: count,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .register(namedShapes, { id: 'Baseline' });
export type VisualBaseline = z.output<typeof baseline>;

const screenshotData = z.string({ error: 'A screenshot is required.' }).min(1, 'A screenshot is required.');

const size = z
  .string()
  .trim()
  .regex(/^\d{2,5}x\d{2,5}$/, 'Write a size as 1280x720.');
const sent = {
  /** A test case’s id, or any name for a test. */
  testId: line('Test', 200),
  stepName: line('Step name', 200),
  /** The image in base64; a data-URL prefix is taken off. */
  screenshotData,
  browser: line('Browser', 50).optional(),
  viewport: size.optional(),
};

const side = (label: string) =>
  z
    .number()
    .int(`${label} must be a whole number.`)
    .min(viewport.min, `${label} must be at least ${viewport.min}.`)
    .max(viewport.max, `${label} may be at most ${viewport.max}.`);

const detailAnswer = data(z.object({ comparison: comparisonDetail }));
const baselineAnswer = data(z.object({ baseline, history: z.array(version) }));

export const visualCalls = defineCalls({
  'GET /api/visual/summary': {
    summary: 'Count the visual comparisons',
    feature: 'visual',
    access: 'user',
    response: data(
      z.object({
        summary: z.object({
          /** Those that compared something: `new` ones are not among them. */
          totalComparisons: count,
          successRate: z.number(),
          passedComparisons: count,
          failedComparisons: count,
          avgDiffPercentage: z.number(),
          uniqueTests: count,
          uniqueSteps: count,
          /** Differences that nobody has decided about. */
          waiting: count,
        }),
      }),
    ),
    errors: [],
  },
  'GET /api/visual/history': {
    summary: 'List visual comparisons, newest first',
    feature: 'visual',
    access: 'user',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(500).default(20),
      page: paging.page,
      status: z.enum(comparisonStatuses).optional(),
      review: z.enum(reviewStates).optional(),
      search: searchText.optional(),
      run_id: id.optional(),
      baseline_id: id.optional(),
    }),
    response: data(z.object({ comparisons: z.array(comparisonRecord), total: count })),
    errors: [],
  },
  'POST /api/visual/capture': {
    summary: 'Compare a screenshot with its baseline; the first one becomes the baseline',
    feature: 'visual',
    access: 'user',
    maxBody: pictureBody,
    body: z.object(sent),
    response: data(comparisonResult),
    stores: true,
    errors: ['BAD_PICTURE', 'QUEUE_FULL'],
  },
  'GET /api/visual/image/diff/{diffFilename}': {
    summary: 'The picture of a comparison’s differences: changed pixels coloured, all else transparent',
    feature: 'visual',
    access: 'user',
    params: z.object({ diffFilename: z.string().regex(/^[\w.-]{1,200}$/, 'Not a file name.') }),
    produces: ['image/png'],
    errors: ['NOT_FOUND'],
  },
  'GET /api/visual/images/{hash}': {
    summary: 'A stored picture, or a small copy of it',
    feature: 'visual',
    access: 'user',
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'Not the name of a picture.') }),
    query: z.object({ size: z.enum(['full', 'small']).default('full') }),
    produces: ['image/png', 'image/jpeg', 'image/webp'],
    errors: ['NOT_FOUND'],
  },
  'GET /api/visual/comparisons/{id}': {
    summary: 'Read one comparison with its pictures, changed areas and shifts',
    feature: 'visual',
    access: 'user',
    params: idParams,
    response: detailAnswer,
    errors: ['NOT_FOUND'],
  },
  'POST /api/visual/comparisons/{id}/approve': {
    summary: 'Accept the new picture: instead of the baseline, or beside it as a further variant',
    feature: 'visual',
    access: 'user',
    params: idParams,
    body: z.object({ as: z.enum(['baseline', 'variant']).default('baseline') }),
    response: detailAnswer,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /api/visual/comparisons/{id}/reject': {
    summary: 'Keep the baseline: the difference is a fault',
    feature: 'visual',
    access: 'user',
    params: idParams,
    response: detailAnswer,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /api/visual/comparisons/approve': {
    summary: 'Accept all new pictures of a run that wait for a decision, or those that are named',
    feature: 'visual',
    access: 'user',
    body: z
      .object({ run_id: id.optional(), ids: z.array(id).min(1).max(500).optional() })
      .refine(({ run_id, ids }) => (run_id === undefined) !== (ids === undefined), {
        error: 'Name either a run or the comparisons.',
      }),
    response: data(z.object({ approved: count })),
    errors: ['NOT_FOUND'],
  },
  'GET /api/visual/baselines': {
    summary: 'List what has a baseline, the latest change first',
    feature: 'visual',
    access: 'user',
    query: z.object({ page: paging.page, page_size: paging.page_size, search: searchText.optional() }),
    response: data(z.object({ baselines: z.array(baseline), total: count })),
    errors: [],
  },
  'POST /api/visual/baselines': {
    summary: 'Create a baseline from a picture, without comparing',
    feature: 'visual',
    access: 'user',
    maxBody: pictureBody,
    status: 201,
    body: z.object(sent),
    response: baselineAnswer,
    stores: true,
    errors: ['BAD_PICTURE', 'BASELINE_EXISTS', 'QUEUE_FULL'],
  },
  'GET /api/visual/baselines/{id}': {
    summary: 'Read one baseline with all its versions, newest first',
    feature: 'visual',
    access: 'user',
    params: idParams,
    response: baselineAnswer,
    errors: ['NOT_FOUND'],
  },
  'PUT /api/visual/baselines/{id}': {
    summary: 'Change a baseline: its picture, its thresholds, what is ignored',
    feature: 'visual',
    access: 'user',
    maxBody: pictureBody,
    params: idParams,
    body: z.object({
      threshold: threshold.optional(),
      pixel_threshold: pixelThreshold.optional(),
      ignored: areas.optional(),
      screenshotData: screenshotData.optional(),
    }),
    response: baselineAnswer,
    stores: true,
    errors: ['NOT_FOUND', 'BAD_PICTURE', 'QUEUE_FULL'],
  },
  'DELETE /api/visual/baselines/{id}': {
    summary: 'Delete a baseline with its versions and comparisons; the next picture becomes a new one',
    feature: 'visual',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'POST /api/visual/baselines/{id}/restore': {
    summary: 'Make an earlier version the baseline again',
    feature: 'visual',
    access: 'user',
    params: idParams,
    body: z.object({ version_id: id }),
    response: baselineAnswer,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /api/visual/baselines/{id}/retire': {
    summary: 'No longer accept one of several variants',
    feature: 'visual',
    access: 'user',
    params: idParams,
    body: z.object({ version_id: id }),
    response: baselineAnswer,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'POST /api/visual/baselines/{id}/copy-ignored': {
    summary: 'Ignore the same areas in other baselines too; what they ignore already stays',
    feature: 'visual',
    access: 'user',
    params: idParams,
    body: z.object({ to: z.array(id).min(1, 'Choose where to copy the areas to.').max(500) }),
    response: data(z.object({ changed: count })),
    errors: ['NOT_FOUND'],
  },
  'POST /api/visual/pages': {
    summary:
      'Capture a page in browsers of this server: makes a test case of it, and runs it once per browser',
    feature: 'execution',
    access: 'user',
    limit: 'generation',
    status: 202,
    body: z.object({
      name: line('Name', 200),
      url: line('Address', 2000),
      /** What is captured of it, in words; the page where absent. */
      element: line('Element', 200).optional(),
      full_page: z.boolean().default(true),
      viewports: z
        .array(z.object({ width: side('Width'), height: side('Height') }))
        .min(1, 'Choose at least one size.')
        .max(pageCaptures.viewports, `Choose at most ${pageCaptures.viewports} sizes.`),
      browsers: z.array(z.enum(browsers)).min(1, 'Choose at least one browser.').default(['chrome']),
      project_id: id.optional(),
    }),
    response: data(z.object({ test_case_id: id, runs: z.array(acceptedRun) })),
    stores: true,
    errors: ['NOT_FOUND', 'QUEUE_FULL'],
  },
});
