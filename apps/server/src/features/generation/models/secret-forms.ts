import { secretWords } from '@assay/planner';

const word = secretWords.source;
const follows = '(?:\\s*[:=]\\s*|\\s+(?:is\\s+|of\\s+)?)';
const inDoubleQuotes = '(?<value>(?:[^"\\\\\\n]|\\\\.)+)';
/** What may follow "with the password" without being one. */
const ordinary =
  'field|fields|input|text|that|which|this|from|shorter|longer|containing|blank|empty|left|hidden|masked|reset|form|page|link|button|confirmation|being|having|then|into|required|missing|wrong';

/** How secrets stand in a text, with the name each gets; `value` is the secret itself. */
export const secretForms: readonly [string, RegExp][] = [
  ['token', /\b(?<value>(?:sk|pk|rk|hf|gh[opsu]|glpat|xox[abp])[-_][\w-]{8,})/g],
  ['token', /\b(?<value>eyJ[\w-]+\.[\w-]+\.[\w-]+)/g],
  ['token', /\bBearer\s+(?<value>[\w.~+/=-]{8,})/gi],
  ['token', /[?&][\w-]*(?:token|password|key|secret)=(?<value>[^&\s"'#]+)/gi],
  ['password', /:\/\/[^\s:/@]+:(?<value>[^\s/@]+)@/g],
  // "ada@example.com / secret"
  ['password', /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+\s*\/\s*(?<value>[^\s"'“‘,;/]+)/g],
  ['password', new RegExp(`${word}${follows}"${inDoubleQuotes}"`, 'gi')],
  ['password', new RegExp(`${word}${follows}[“'‘](?<value>[^”'’\\n]+)[”'’]`, 'gi')],
  [
    'password',
    new RegExp(`"${inDoubleQuotes}"\\s+(?:as|for|in|into)\\s+(?:the\\s+|my\\s+|a\\s+)?"?${word}`, 'gi'),
  ],
  ['password', new RegExp(`${word}\\s*[:=]\\s*(?<value>[^\\s"'“‘,;]+)`, 'gi')],
  // A bare word is a secret where no ordinary word looks like that.
  [
    'password',
    new RegExp(
      `${word}\\s+(?:is\\s+|of\\s+)?(?<value>(?=\\S*\\p{L})(?=\\S*[\\d_!@#$%^&*+])[^\\s"'“‘,;{}]+)`,
      'giu',
    ),
  ],
  ['password', /\b(?:pin|code|cv[vc])\s+(?:is\s+)?(?<value>\d{3,})/gi],
  [
    'password',
    new RegExp(
      `(?:with|using|and)\\s+(?:the\\s+)?${word}\\s+(?<value>(?!(?:${ordinary})\\b)[a-z]{4,})`,
      'gi',
    ),
  ],
];
