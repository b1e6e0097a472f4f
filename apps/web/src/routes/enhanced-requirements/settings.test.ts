import { expect, it } from 'vitest';
import { defaults, describeEnhanced } from './settings.ts';

const requirement = { text: 'It works.', targetUrl: '', projectId: '' };

it('sends every setting with its default', () => {
  expect(describeEnhanced(requirement, defaults)).toEqual({
    text: 'It works.',
    test_type: 'functional',
    complexity: 'medium',
    include_edge_cases: true,
    use_enhanced_nlp: true,
    use_enhanced_rpa: true,
    browser: 'chrome',
    nlp_model: 'openrouter',
  });
});

it('adds the target and the project where they were given', () => {
  expect(
    describeEnhanced({ ...requirement, targetUrl: 'shop.test', projectId: 'p1' }, defaults),
  ).toMatchObject({
    target_url: 'shop.test',
    project_id: 'p1',
  });
});
