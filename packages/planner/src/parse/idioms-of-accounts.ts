import { anyMark } from '../steps/quoting.ts';
import type { Rule } from './idiom-parts.ts';

const holder =
  '(?:user|customer|client|member|account|login|staff|employee|patient|student|card|reader|library|access|contract|guest|agent|admin)';
/** What somebody is known by, and what proves it. */
const ident = `(?:${holder}(?:[ -]?(?:name|number|no\\.?|id))?|username|e-?mail(?: address)?|phone number|id|number)`;
const secret =
  '(?:password|pass ?code|passphrase|pin(?: code| number)?|access code|security code|pw|pwd)(?! (?:field|box|is wrong)\\b)';
const value = `(${anyMark}|(?!(?:and|with|the|an?|or|is|wrong|invalid|valid|correct|field|reset)\\b)[\\w.@+!#$%^&*-]*[\\w!#$%^&*])`;
const own = '(?:the |my |our |your |his |her |an? )?';
const loggingIn =
  '((?:log|sign)(?:s|ged|ed|ging|ing)?(?: back)?[ -]?(?:in|on|into)(?: (?:to )?(?:the|my|our|your) [a-z]+)?)';
const between = '\\)?(?:,| and| with| using| plus| ?/| ?\\(|,? and with)* ?\\(?';
const told = '(?: of| is|:| =)? ?';

/** Who logs in, in the ways people tell an account: by a number, in brackets, with a PIN. */
export const accounts: Rule[] = [
  [
    new RegExp(
      `\\b${loggingIn},? ?(?:\\(|as |with |using |by )+${own}(?:${ident}${told})?${value}${between}${own}${secret}${told}${value}\\)?`,
      'gi',
    ),
    '$1 as $2 with the password $3',
  ],
  [
    new RegExp(
      `\\b(?:the |an? )?${holder} ${value} (?:has |is |was )?(?:already |just )?(?:logged|signed) in (?:with|using) ${own}${secret}${told}${value}`,
      'gi',
    ),
    'the user is logged in as $1 with the password $2',
  ],
  [
    new RegExp(
      `\\b(enter|type(?: in)?|give|fill in|use)(s?) ${own}(${ident})${told}${value}${between}${own}(${secret})${told}${value}`,
      'gi',
    ),
    '$1$2 $4 as the $3 and $6 as the $5',
  ],
];
