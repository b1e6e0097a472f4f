import { ModelError, type ModelErrorKind } from './model-error.ts';
import type { ModelSource } from './model-source.ts';
import { type ProviderError, tidyMessage } from './read-provider-error.ts';

function advise(kind: ModelErrorKind, source: ModelSource): string {
  const { label, model, settings } = source;
  switch (kind) {
    case 'auth':
      return `${label} did not accept the key. Check ${settings.key}.`;
    case 'quota':
      return `The credit or the daily allowance at ${label} is used up. Wait until it is renewed, add credit, or choose another model.`;
    case 'rate':
      return `${label} is receiving too many requests. Try again in a moment.`;
    case 'model':
      return `${label} cannot serve the model ${model}. Check ${settings.model} and ${settings.baseUrl}.`;
    case 'refused':
      return `${label} declined the request because of its content. Put the requirement in other words.`;
    case 'too long':
      return `The request is too long for the model ${model}. Shorten the text, or choose a model with more room.`;
    case 'request':
      return `${label} did not accept the request. Check ${settings.model} and ${settings.baseUrl}.`;
    default:
      return `${label} could not answer. Try again later.`;
  }
}

/** What to do about a failure, with the provider's own words. */
export function explainFailure(
  kind: ModelErrorKind,
  source: ModelSource,
  status: number,
  error: ProviderError,
): string {
  const words = tidyMessage(error.message, source.key);
  const told = status >= 300 ? (words ? `${status}: ${words}` : String(status)) : words;
  return told ? `${advise(kind, source)} (${told})` : advise(kind, source);
}

function findCode(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return '';
}

/** Never with the words of fetch itself: where a header or an address is wrong, they quote it, key and all. */
export function explainFetchError(error: unknown, { label, settings }: ModelSource): ModelError {
  const code = findCode(error);
  if (/CERT|SELF_SIGNED|ERR_TLS|SSL/.test(code))
    return new ModelError('network', `The certificate of ${label} was not accepted (${code}).`);
  if (code === 'ERR_INVALID_URL')
    return new ModelError('network', `${settings.baseUrl} is not an address that can be asked.`);
  const told = code ? ` (${code})` : '';
  return new ModelError(
    'network',
    `${label} could not be reached${told}. Check the connection and ${settings.baseUrl}.`,
    { next: 'retry' },
  );
}
