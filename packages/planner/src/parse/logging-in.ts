import type { Credentials } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import type { ActionReader } from './reader.ts';
import { tidy } from './wording.ts';

const word = `(?:${anyMark}|[\\w.@+!#$%^&*-]+)`;
const forms = [
  `(${word}) ?/ ?(${word})`,
  `(?:valid |correct |the |a |an )*(?:user ?name|user|e-?mail(?: address)?|login|account|id|name)?\\s?(?:of |is |= ?|: ?)?(${word}),? (?:and|with|using|/)? ?(?:an? |the |his |her |my |valid |correct )*(?:password|pass|pin|passcode|pw)\\s?(?:of |is |being |= ?|: ?)?(${word})`,
  `(${word}) and (${word})`,
].map(
  (form) =>
    new RegExp(
      `(?:^|\\b(?:as|with|using|by|of|for|user)\\b[: ]*)(?:the |an? )?(?:valid |wrong |invalid |correct |following )?(?:user |account |credentials? )*:? ?\\(?${form}`,
      'i',
    ),
);

/** Credentials in any of the ways people write them. */
export function readCredentials(text: string, literals: Literal[]): Credentials | undefined {
  for (const form of forms) {
    const [, user, password] = form.exec(text) ?? [];
    if (!user || !password || [user, password].some((part) => isCommon(part))) continue;
    return { user: credentialOf(user, literals), password: credentialOf(password, literals) };
  }
  return undefined;
}

function isCommon(part: string): boolean {
  return /^(?:a|an|the|my|wrong|invalid|valid|and|with|password|credentials|username|user|email|correct|his|her|your|their|incorrect|empty|no|is)$/i.test(
    part,
  );
}

function credentialOf(part: string, literals: Literal[]): string {
  return literalOf(part, literals)?.value ?? nameOf(part.replace(/[.,;]$/, ''), literals);
}

const marksOnly = new RegExp(anyMark, 'g');

export const readLogIn: ActionReader = ({ rest }, literals) => {
  const text = tidy(rest).replace(
    /^(?:in|to|into)\s?(?:the |my )?(?:site|app|application|shop|system|account|portal)?\s?(?=as|with|using|$)/i,
    '',
  );
  const credentials = readCredentials(text, literals);
  if (credentials) return [{ do: 'log in', credentials }];
  if (
    /\b(?:wrong|invalid|incorrect|bad|unknown|false|non-?existing|non-?existent)\b(?!.*\bpassword\b)/i.test(
      text,
    ) &&
    !/\uE000/.test(text)
  )
    return [{ do: 'log in', credentials: { user: '{{unique username}}', password: '{{unique 12}}' } }];
  const marks = text.match(marksOnly) ?? [];
  const bare = /^(?:as|with) (?:the )?(?:user(?: ?name)? )?([\w.@-]+) (?:and|with|but|using)\b/i.exec(
    text,
  )?.[1];
  const user =
    (marks[0] && literalOf(marks[0], literals)?.value) || (bare && !isCommon(bare) ? bare : undefined);
  if (user && /\b(?:wrong|invalid|incorrect|bad)\b.*\bpassword\b/i.test(text))
    return [{ do: 'log in', credentials: { user, password: '{{unique 12}}' } }];
  if (user && /\b(?:empty|no|blank|without an?)\b.*\bpassword\b|\bpassword (?:empty|blank)/i.test(text))
    return [{ do: 'log in', credentials: { user, password: '' } }];
  if (/^(?:with|using) (?:an? )?(?:wrong|invalid|incorrect|bad) password$/i.test(text))
    return [{ do: 'log in', credentials: { user: '{{unique username}}', password: '{{unique 12}}' } }];
  if (text === '' || /^(?:button|link)/i.test(text)) return undefined;
  return {
    reason:
      'It does not say which account to log in with. Write: Log in as "user name" with the password "password".',
  };
};
