import type { FastifyInstance } from 'fastify';

const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

/** A file that a browser opens all the same, by whatever way, is alone: it has no origin, runs nothing and loads nothing. */
const alone = `${nothingAllowed}; sandbox`;

/** For answers to what cannot even be read as a request, which no hook sees. */
export const bareHeaders = { ...everywhere, 'content-security-policy': nothingAllowed };

/** What a page may load and do: our own files, and inline parts that carry this response's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = { ...everywhere };
  if (publicUrl?.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000';
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    // Whoever has a shared link may read it; search engines are not to spread it.
    if (/^\/(api\/)?shared\//.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      const isFile = reply.hasHeader('content-disposition');
      reply.header('content-security-policy', isFile ? alone : nothingAllowed);
    }
    done();
  });
}
