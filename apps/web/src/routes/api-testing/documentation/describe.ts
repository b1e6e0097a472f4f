import type { DocumentedEndpoint } from './documentation-store.ts';

type Auth = NonNullable<DocumentedEndpoint['auth']>;
type Observed = Pick<DocumentedEndpoint['responses'][number], 'contentType' | 'observed'>;

/** How an endpoint asks for who calls. */
export function describeAuth({ type, name, in: place, tokenUrl }: Auth): string {
  switch (type) {
    case 'basic':
      return 'Asks for a user name and a password.';
    case 'bearer':
      return 'Asks for a bearer token.';
    case 'apiKey':
      return `Asks for the key “${name}” in the ${place}.`;
    case 'oauth':
      return `Asks for a token of OAuth client credentials from ${tokenUrl}.`;
  }
}

/** What is known of an answer, and from how many. */
export function describeObserved({ contentType, observed }: Observed): string {
  if (observed === 0) return 'not observed yet';
  const learned = `learned from ${observed === 1 ? '1 answer' : `${observed} answers`}`;
  return contentType ? `${contentType}, ${learned}` : learned;
}
