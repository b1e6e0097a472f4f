import { looksSecret } from '@assay/contract/secrets';
import { dots } from '../../checks/secrets/masks.ts';
import { isRecord } from '../read/values.ts';

const mostItems = 3;
const longestText = 500;
/** JSON Web Tokens, and keys as many services write them. */
const tokens =
  /\beyJ[\w-]{8,}\.[\w-]{4,}\.[\w-]*|\b(?:sk|pk|ghp|gho|xox[abp]|glpat|AKIA)[_-]?[A-Za-z0-9_-]{12,}/g;

function maskText(text: string): string {
  const masked = text.replace(tokens, dots);
  return masked.length > longestText ? `${masked.slice(0, longestText - 1)}…` : masked;
}

/** An example for people: secrets are dots, long lists and texts are cut. */
export function maskExample(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.slice(0, mostItems).map(maskExample);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      looksSecret(name) && typeof inner === 'string' && inner !== '' ? dots : maskExample(inner),
    ]),
  );
}

/** A value that stands under a name, such as that of a parameter. */
export function maskNamed(name: string, value: string): string {
  return looksSecret(name) && value !== '' ? dots : maskText(value);
}
