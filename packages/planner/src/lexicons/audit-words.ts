import type { AuditSubject } from '../steps/audits.ts';

const be =
  '(?:is|are|be|should be|must be|has to be|have to be|needs to be|need to be|will be|shall be|should all be|must all be)';
const must = '(?:should |must |has to |have to |shall |will |can |may |does |do )?';
const not =
  '(?:should not|must not|may not|does not|do not|cannot|can not|never|should never|must never|shall not|will not)';
const page =
  '(?:the |this |our |every |each |any |no )?(?:web ?)?(?:page|pages|site|website|app|application|layout|content|shop|it)';
const keyboard = '(?:by|with|via|using|through|from) (?:only )?(?:the |a )?keyboard(?: alone| only)?';

/** How people say that nothing is wrong with a page. Each form is the whole clause. */
export const auditForms: [of: AuditSubject, is: 'clean' | 'visible', forms: string[]][] = [
  [
    'security headers',
    'clean',
    [
      `(?:all |the |all the )?(?:usual |recommended |necessary |required |common |http |standard )*security headers ${be} (?:all )?(?:set|present|sent|there|in place|returned|configured|correct|included|used)`,
      `(?:${page}|(?:the |every |each )?(?:server|response|answer)) ${must}(?:sends?|sets?|returns?|has|have|includes?|uses?|carries|carry) (?:all |the |all the |proper |correct )?(?:usual |recommended |necessary |required |common |http |standard )*security headers`,
      'no security headers? (?:is|are|should be|must be|may be) missing',
      'there (?:is|are|should be|must be) no missing security headers?',
    ],
  ],
  [
    'cookies',
    'clean',
    [
      `(?:all |the |all the |every |each |our )?(?:session )?cookies? ${be} (?:all |properly |well )?(?:protected|secured?|safe|hardened|flagged)`,
      `(?:all |the |all the |every |each |our )?(?:session )?cookies? ${must}(?:has|have|carry|carries|uses?) (?:the |all the |all )?(?:secure|httponly|samesite|http-only|same-site|security|protective)(?:,? (?:and |or )?(?:secure|httponly|samesite|http-only|same-site))* (?:flags?|attributes?)`,
    ],
  ],
  [
    'mixed content',
    'clean',
    [
      '(?:there (?:is|should be|must be|may be) )?no mixed content',
      `${page} ${must}(?:has|have|contains?|loads?) no mixed content`,
      `${page} ${not} (?:have|contain|load) (?:any )?mixed content`,
      `${page} ${be} free of mixed content`,
    ],
  ],
  [
    'form transport',
    'clean',
    [
      'no (?:login |sign-in )?forms? (?:is|are|should be|must be|may be|gets?) (?:ever )?(?:sent|submitted|transmitted|posted) (?:unencrypted|over (?:plain |unencrypted )?http|in (?:the )?clear(?: ?text)?|without encryption|in plain text|insecurely)',
      `(?:all |the |all the |every |each )?(?:login |sign-in )?forms? ${be} (?:sent|submitted|transmitted|posted) (?:encrypted|over (?:https|tls|ssl|an encrypted connection)|securely|with encryption)(?: only)?`,
    ],
  ],
  [
    'sideways overflow',
    'clean',
    [
      '(?:there (?:is|are|should be|must be|may be|appears) )?no (?:horizontal|sideways) (?:scroll(?:ing|bars?| bars?)?|overflow)(?: (?:is (?:needed|necessary|required|visible|shown)|appears?|occurs?))?',
      `(?:${page}|nothing|the user|users?|i) ${not}(?: have to| need to| has to)? (?:scroll|overflow|be scrolled|be scrollable) (?:sideways|horizontally)`,
      `${page} (?:has|have|shows?|needs?|requires?|should have|must have) no (?:horizontal|sideways) (?:scroll(?:ing|bars?| bars?)?|overflow)`,
      `${page} ${not} (?:have|show|need|require|cause) (?:any |an? )?(?:horizontal|sideways) (?:scroll(?:ing|bars?| bars?)?|overflow)`,
      `${page} ${be} (?:usable|readable|shown) without (?:horizontal|sideways) scrolling`,
      'nothing (?:overflows|sticks out|is cut off|scrolls|should overflow|must overflow)(?: (?:sideways|horizontally|to the right))?',
      `${page} ${must}fits? (?:in|into|on|within)? ?(?:the (?:width|screen|window|viewport)(?: width)?(?: of the (?:screen|window|viewport|device))?)`,
    ],
  ],
  [
    'keyboard reach',
    'clean',
    [
      `(?:every|all|each|all the|all of the)(?: \\S+)? (?:controls?|elements?|buttons?|links?|fields?|functions?|widgets?|(?:links|buttons|controls|fields) and (?:buttons|links|fields|controls))(?: (?:on|of) the page)? (?:${be}|can be|should be|must be) (?:reached|reachable|accessible|usable|operable|operated|focusable|used|focused) ${keyboard}`,
      `(?:${page}|everything|the form|the menu) (?:${be}|can be|works?|should work|must work)(?: fully| completely)? ?(?:operable|usable|operated|used|navigated|navigable|accessible|reachable)? ?${keyboard}`,
      `(?:${page}|everything|all controls|the form|the menu) ${be} (?:fully )?keyboard[- ](?:accessible|operable|reachable|navigable)`,
      'keyboard navigation (?:works|should work|must work)',
    ],
  ],
  [
    'keyboard focus',
    'visible',
    [
      `(?:the )?(?:keyboard )?focus(?: indicator| ring| outline| mark| state)? (?:${be}|stays|remains|should stay|must stay) (?:always |clearly |well )?(?:visible|shown|seen|recogni[sz]able|marked)`,
      `(?:every|each|all) (?:focused |focusable )?(?:control|element)s? (?:has|have|shows?|should have|must have|should show|must show) (?:an? )?(?:visible|clear) focus(?: indicator| ring| outline| mark| state)?`,
      `there (?:is|should be|must be) a (?:visible|clear) focus(?: indicator| ring| outline)?`,
    ],
  ],
  [
    'links',
    'clean',
    [
      '(?:there (?:is|are|should be|must be|may be) )?no (?:broken|dead) links?',
      `${page} ${must}(?:has|have|contains?) no (?:broken|dead) links?`,
      `${page} ${not} (?:have|contain) (?:any )?(?:broken|dead) links?`,
      `(?:all|every|each|the|all the|all of the) links?(?: (?:on|of) (?:the|this) page)? (?:(?:should |must |have to )?(?:all )?(?:works?|answers?|leads? somewhere|responds?|resolves?)|${be} (?:valid|reachable|working|not broken|alive|intact))`,
      `no links? (?:on (?:the|this) page )?(?:is|are|should be|must be|may be) (?:broken|dead)`,
    ],
  ],
  [
    'requests',
    'clean',
    [
      `(?:all|every|each|all the|all of the|the)(?: network| http| api| background)? (?:requests?|calls?)(?: (?:of|on|by|from) (?:the|this) page| (?:that )?the page makes| made by the page)? ${must}(?:succeeds?|is successful|are successful|be successful|works?|(?:is|are|be) answered successfully)`,
      'no(?: network| http| api| background)? (?:requests?|calls?)(?: (?:of|on|by|from) (?:the|this) page)? (?:fails?|should fail|must fail|may fail|returns an error)',
      '(?:there (?:is|are|should be|must be) )?no failed(?: network| http| api| background)? (?:requests?|calls?)',
    ],
  ],
];

const limit =
  '(?:should |must |has to |may |can |will )?(?:be |is |stays? |remains? |occurs? |happens? |comes? |takes? |does )?';

/** Measures, each followed by a comparison and an amount. */
export const auditMeasures: [of: AuditSubject, phrases: string][] = [
  ['largest paint', `(?:the )?(?:lcp|largest contentful paint)(?: \\(lcp\\))?(?: of the page)? ${limit}`],
  ['first byte', `(?:the )?(?:ttfb|time to first byte|first byte)(?: \\(ttfb\\))?(?: of the page)? ${limit}`],
  [
    'layout shift',
    `(?:the )?(?:cls|(?:cumulative )?layout shifts?)(?: \\(cls\\))?(?: score)?(?: of the page)? ${limit}`,
  ],
  [
    'tap targets',
    `(?:all |every |each |the |all the |the smallest )?(?:tap|touch|click)(?:able)? (?:targets?|areas?) ${limit}(?:are |measures? )?`,
  ],
  [
    'transfer size',
    `(?:the )?(?:page|transfer|download|total)(?: \\S+)? (?:weight|size)(?: of the page)? ${limit}`,
  ],
  ['transfer size', `${page} ${must}(?:transfers?|downloads?|weighs?) `],
  ['requests', `(?:the number of requests(?: of the page)?) ${limit}`],
  ['requests', `${page} ${must}(?:makes?|sends?|needs?|uses?|issues?|triggers?) `],
];
