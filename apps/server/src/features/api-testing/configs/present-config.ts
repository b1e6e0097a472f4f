import type { Answer } from '@assay/contract';
import type { SavedConfig } from '../store/configs.ts';

export function presentConfig(config: SavedConfig): Answer<'GET /api/api-testing/configs'>['data'][number] {
  return {
    id: config.id,
    name: config.name,
    description: config.description,
    base_url: config.baseUrl,
    created_at: new Date(config.createdAt).toISOString(),
    config_json: config.config,
    updated_at: new Date(config.updatedAt).toISOString(),
  };
}
