import { toCases } from '@assay/language/read';
import { collectSecrets, type NotUnderstood, type Step, secretWords, type TestCase } from '@assay/planner';
import { type Mask, makeMask } from '@assay/runner/mask';
import type { Requirement } from '../requirements/split-text.ts';
import { readSecrets } from './environment-secrets.ts';

const word = secretWords.source;
const between = '(?:\\s*[:=]\\s*|\\s+(?:is\\s+|of\\s+|as\\s+)?)';
/** How a secret is written where the steps do not tell, such as in words that were not understood. */
const forms = [
  new RegExp(`${word}${between}["“'‘](?<value>[^"”'’\\n]+)["”'’]`, 'gi'),
  new RegExp(
    `["“'‘](?<value>[^"”'’\\n]+)["”'’]\\s+(?:as|for|in|into)\\s+(?:the\\s+|my\\s+|a\\s+)?${word}`,
    'gi',
  ),
  new RegExp(`${word}\\s*[:=]\\s*(?<value>[^\\s"“'‘,;]+)`, 'gi'),
  new RegExp(`${word}\\s+(?:is\\s+)?(?<value>(?=\\S*\\p{L})(?=\\S*\\d)[^\\s"“'‘,;{}]+)`, 'giu'),
  /:\/\/[^\s:/@]+:(?<value>[^\s/@]+)@/g,
  /[?&][\w-]*(?:token|password|key|secret)=(?<value>[^&\s"'#]+)/gi,
];

function findInText(text: string): string[] {
  return forms
    .flatMap((form) => [...text.matchAll(form)].map(({ groups }) => groups?.value ?? ''))
    .map((value) => value.replace(/[.!?)]+$/, ''))
    .filter((value) => value !== '' && !value.includes('{{'));
}

/** Secrets of a text and of the cases made from it. */
export function findSecrets(
  text: string,
  stated: readonly { steps: (Step | NotUnderstood)[] }[],
  cases: readonly TestCase[] = [],
): string[] {
  const flows = [...stated.map(({ steps }) => ({ origin: 'stated' as const, steps })), ...cases];
  return [...new Set([...flows.flatMap((flow) => [...collectSecrets(flow).keys()]), ...findInText(text)])];
}

/** Hides the secrets in whatever is shown; a short one only where it is quoted or stands as a password. */
export function maskSecrets(secrets: Iterable<string>): Pick<Mask, 'text' | 'data'> {
  const all = [...new Set(secrets)];
  const mask = makeMask(all);
  const bare = all.map((secret) => {
    const lead = `(?<=(?:${word})(?:\\s*[:=]\\s*|\\s+(?:is\\s+|of\\s+)?))`;
    return new RegExp(`${lead}${RegExp.escape(secret)}(?![\\p{L}\\p{N}])`, 'giu');
  });
  const text = (given: string) =>
    bare.reduce((masked, pattern) => masked.replace(pattern, '••••••'), mask.text(given));

  function walk(value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  }
  // The shape stays the same: only texts inside it change.
  return { text, data: <T>(data: T) => walk(data) as T };
}

/** Hides what the words of the requirements and the environment tell to be secret; a page may show what another requirement typed. */
export function maskRequirements(requirements: readonly Requirement[], environment: NodeJS.ProcessEnv) {
  const told = requirements.flatMap(({ text }) => findSecrets(text, toCases(text)));
  return maskSecrets([...told, ...readSecrets(environment).values()]);
}
