export { type Documenting, documentEndpoints } from './document/document-endpoints.ts';
export { writeMarkdown } from './document/write-markdown.ts';
export { writeOpenApi } from './document/write-openapi.ts';
export { writeCurl } from './export/write-curl.ts';
export { type ImportFormat, importEndpoints } from './import-endpoints.ts';
export { writeK6 } from './k6/write-k6.ts';
export { ImportProblem } from './read/problem.ts';
export type { Imported } from './read/types.ts';
