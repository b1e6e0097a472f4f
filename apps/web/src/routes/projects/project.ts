import type { Answer } from '@assay/contract';

export type Project = Answer<'GET /api/projects/{id}'>['project'];
