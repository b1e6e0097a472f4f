import { expect, it } from 'vitest';
import { describeSimple } from './describe-simple.ts';

const requirement = { text: 'It works.', targetUrl: '', projectId: '' };

it('sends the text and the model alone where nothing else was chosen', () => {
  expect(describeSimple(requirement, 'functional', 'openrouter')).toEqual({
    text: 'It works.',
    nlp_model: 'openrouter',
  });
});

it('adds what was chosen', () => {
  const more = { ...requirement, targetUrl: ' shop.test ', projectId: 'p1' };
  expect(describeSimple(more, 'regression', 'huggingface_free')).toEqual({
    text: 'It works.',
    nlp_model: 'huggingface_free',
    test_type: 'regression',
    target_url: 'shop.test',
    project_id: 'p1',
  });
});
