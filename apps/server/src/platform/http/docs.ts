import { type CallName, calls, openApiDocument } from '@assay/contract';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from './handlers.ts';

// Swagger UI draws its icons with one inline style; its hash lets in that one and nothing else.
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The registry as OpenAPI 3.1, readable at /api/docs and as a document at /api/docs/json. */
export async function serveDocs(app: FastifyInstance, handlers: Handlers, version: string): Promise<void> {
  const document = openApiDocument(calls, { version, isBuilt: (key) => Boolean(handlers[key as CallName]) });
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    // The default would ask a public service to validate the document.
    uiConfig: { validatorUrl: null, docExpansion: 'list', defaultModelsExpandDepth: -1 },
    theme: {
      title: 'Assay API',
      css: [{ filename: 'assay.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
}
