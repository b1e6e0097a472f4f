import { paint } from '../pictures.ts';
import type { SomeSamples } from './samples.ts';

const picture = {
  testId: 'Shop',
  stepName: 'Home',
  screenshotData: paint({ width: 4, height: 4 }).toString('base64'),
};

export const visualSamples = {
  'GET /api/visual/summary': () => ({}),
  'GET /api/visual/history': async ({ look, execution }) => ({
    query: { baseline_id: (await look()).id, run_id: (await execution()).runId },
  }),
  'POST /api/visual/capture': async ({ testCase }) => ({ body: { ...picture, testId: await testCase() } }),
  'GET /api/visual/image/diff/{diffFilename}': async ({ look }) => ({
    params: { diffFilename: `${(await look()).comparison}.png` },
  }),
  'GET /api/visual/images/{hash}': async ({ look }) => ({ params: { hash: (await look()).hash }, query: {} }),
  'GET /api/visual/comparisons/{id}': async ({ look }) => ({ params: { id: (await look()).comparison } }),
  'POST /api/visual/comparisons/{id}/approve': async ({ look }) => ({
    params: { id: (await look()).comparison },
    body: {},
  }),
  'POST /api/visual/comparisons/{id}/reject': async ({ look }) => ({
    params: { id: (await look()).comparison },
  }),
  'POST /api/visual/comparisons/approve': async ({ look }) => ({
    body: { ids: [(await look()).comparison] },
  }),
  'GET /api/visual/baselines': () => ({ query: { search: 'a' } }),
  'POST /api/visual/baselines': () => ({ body: picture }),
  'GET /api/visual/baselines/{id}': async ({ look }) => ({ params: { id: (await look()).id } }),
  'PUT /api/visual/baselines/{id}': async ({ look }) => ({
    params: { id: (await look()).id },
    body: { threshold: 0.5 },
  }),
  'DELETE /api/visual/baselines/{id}': async ({ look }) => ({ params: { id: (await look()).id } }),
  'POST /api/visual/baselines/{id}/restore': async ({ look }) => {
    const { id, retiredVersion } = await look();
    return { params: { id }, body: { version_id: retiredVersion } };
  },
  'POST /api/visual/baselines/{id}/retire': async ({ look }) => {
    const { id, acceptedVersion } = await look();
    return { params: { id }, body: { version_id: acceptedVersion } };
  },
  'POST /api/visual/baselines/{id}/copy-ignored': async ({ look, anotherLook }) => ({
    params: { id: (await look()).id },
    body: { to: [(await anotherLook()).id] },
  }),
  'POST /api/visual/pages': async ({ project }) => ({
    body: {
      name: 'Home',
      url: 'https://shop.example',
      viewports: [{ width: 800, height: 600 }],
      project_id: await project(),
    },
  }),
} satisfies SomeSamples;
