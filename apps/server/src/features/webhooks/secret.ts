import { createHash, createHmac } from 'node:crypto';

/** The secret of a webhook. It is kept nowhere: the server's key and the webhook's salt give it again. */
export function deriveSecret(signingKey: Uint8Array, { id, salt }: { id: string; salt: string }): string {
  return `whsec_${createHmac('sha256', signingKey).update(`webhook ${id} ${salt}`).digest('base64url')}`;
}

/** Kept to notice when the server's key is another one, and the secret that was shown no longer holds. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The time is signed as well, so that an old delivery cannot be sent again by somebody else unnoticed. */
export function signBody(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
