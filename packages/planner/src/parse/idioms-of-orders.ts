import { anyMark } from '../steps/quoting.ts';
import { name, type Rule } from './idiom-parts.ts';
import { anyCount } from './wording.ts';

/** What is done, in other words than the readers of actions know. */
export const orders: Rule[] = [
  [/^(?:then |and )?(?:i|we|you|he|she|they|the user)(?: then)? (log|sign)s? in(?= *[.]?$)/i, 'click $1 in'],
  [
    /\b(?:go|goes|going|went|get|gets|proceed|proceeds) (?:through|via|by way of|over) the ([a-z]+) (?:on )?to (?:the )?([a-z]+)(?= *[.]?$| and |,)/gi,
    'click $1 ¶ click $2',
  ],
  [
    /\b(?:go|goes|going|went|get|gets|proceed|proceeds) (?:on )?to (?:the )?([a-z]+) (?:through|via|by way of|over) the ([a-z]+)(?= *[.]?$| and |,)/gi,
    'click $2 ¶ click $1',
  ],
  [
    new RegExp(
      `\\b(?:set|turn) (?:the )?browser(?:['’]s)? (?:clock|time|date and time) (?:at|to|on) (?=${anyMark})`,
      'gi',
    ),
    'Set the browser clock to ',
  ],
  [
    new RegExp(
      `^(?:please |then )?(?:fill in|fill out|complete|fill) (?:the |this )?(?:[a-z-]+ )?(?:form|survey|questionnaire|fields|details)(?: in| out)?(?: with|:| with:) (?:the )?(.*${anyMark})[.]?$`,
      'i',
    ),
    (whole, given = '') => fillForm(whole, given).join(' ¶ '),
  ],
  [
    /^(?:please |then )?(?:[Ee]nter|[Tt]ype|[Ff]ill in|[Ff]ill out|[Ii]nput) ((?:[A-Z][\w'’? -]{0,30}?) ?[:=] [^:=]+?(?:,| and|, and) [A-Z][\w'’? -]{0,30}? ?[:=] .+)$/,
    (_whole, given = '') => fillPairs(given),
  ],
  [
    new RegExp(
      `^compose (?:an? |the )?(?:new )?(?:e-?mail|mail|message) to (${anyMark}) with (?:the )?(.*${anyMark})[.]?$`,
      'i',
    ),
    (whole, to = '', given = '') =>
      ['click Compose', `enter ${to} as the To`, ...fillForm(whole, given)].join(' ¶ '),
  ],
  [
    /\b(?:choose|select|pick|enter|set) (?:an? |the )([a-z-]+(?: [a-z-]+)?) of (?=\uE000[dmqi]|\d+(?! ?(?:characters?|letters?|digits?|chars)\b))/gi,
    'set the $1 to ',
  ],
  [
    new RegExp(
      `\\b(set the [^,]+? to (?:${anyMark}|\\d+)),? and (?:an? |the )([a-z-]+(?: [a-z-]+)?) of (?=${anyMark}|\\d)`,
      'i',
    ),
    '$1 and set the $2 to ',
  ],
  [
    new RegExp(
      `\\b[Tt]he (?:message|mail|e-mail|post|card|entry|order|booking|comment) (?:from|by|about) (?:the )?(?=${name})`,
      'g',
    ),
    'the item ',
  ],
  [
    /(^|,? and |, |; )(?:increase|raise|lower|reduce|decrease) (the [^,]+? to \d+)(?=$|[.,;]| and )/gi,
    '$1set $2',
  ],
  [
    new RegExp(
      `\\b(?:[Gg]o to|[Nn]avigate to|[Oo]pen|[Vv]isit) (?:the )?(?:product|details?|item)(?: details?)? page (?:of|for) (?:the )?(?=${name})`,
      'g',
    ),
    'click ',
  ],
  [
    /,? without (?:being (?:logged|signed) in|(?:logging|signing) in|having (?:logged|signed) in|a login)(?=$|[.,;]| and | (?:sends?|takes?|leads?|redirects?|brings?)\b)/gi,
    '',
  ],
  [/\b([A-Z]{2,}|\uE000q\d+\uE001) in (?:capital letters|capitals|upper ?case|all caps)\b/g, '$1'],
  [
    /\b[Gg]o back (?:with|using|via|by clicking|by pressing)(?: on)? (?:the )?Back(?: button)?\b/g,
    'click the Back button',
  ],
  [
    new RegExp(
      `\\b(?:write|leave|enter|type) (?:an? |the )(comment|note|reply) (${anyMark})(?: (?:under|below|on|in|to|for) (the [^,.]+?))?(?=$|[,.]| and )`,
      'i',
    ),
    (_whole, field = '', value = '', place = '') =>
      `enter ${value} as the ${field}${place ? ` in ${place}` : ''}`,
  ],
  [
    new RegExp(
      `\\b(value|cell|amount|field|entry) (?:in|at|of) (?:the )?row (?:of )?(${name})(?:,| and)?(?: in)? (?:the )?column (${name})`,
    ),
    '$1 of $2 in $3',
  ],
  [
    new RegExp(
      `\\b(value|cell|amount|field|entry) (?:in|at|of) (?:the )?column (${name})(?:,| and)?(?: of)? (?:the )?row (?:of )?(${name})`,
    ),
    '$1 of $3 in $2',
  ],
  [
    /\b((?:click|press|tap|hit)(?:s|es)?(?: on)? [^,;]+?) (?:in order )?to (?:sort|order)(?: (?:it|them|the [a-z]+))?(?: by (?:it|that|this column))?(?= *[.]?$|[,;]| and )/gi,
    '$1',
  ],
  [
    new RegExp(
      `\\b((?:[Cc]lick|[Pp]ress|[Tt]ap)(?:s|es)?(?: on)?) the column (?:heading|header|title) (?:of |called )?(${name})`,
      'g',
    ),
    '$1 the $2 heading',
  ],
  [
    new RegExp(
      `(^|, |,? and )the ((?:(?! is )[^,;.]){2,40}? (?:button|link)) (?:gives|hands|offers|sends|downloads|lets)(?: (?:me|us|you|him|her|them|the [a-z]+))?(?: download)? (?:an?|the) (?:[a-z]+ )?file(?:,? (?:called|named|with the name))? (${anyMark})(?= *[.]?$)`,
      'i',
    ),
    (_whole, joined = '', button = '', file = '') =>
      `${joined === '' ? '' : ' ¶ '}click the ${button} ¶ the file ${file} is downloaded`,
  ],
  [
    new RegExp(
      `^(\\uE000e\\d+\\uE001|[a-z][\\w.]+) (?:with|and) the password (${anyMark}|\\S+) (?:cannot|must not(?: be able to)?|may not|should not(?: be able to)?|is not able to) (?:log|sign) in(?= *[.]?$)`,
      'i',
    ),
    'the user cannot log in with $1 / $2',
  ],
  [
    /\b(?:i|you|we|he|she|they) (?:then |now |should |must |have to )?(?:get|gets|come|comes|land|lands|arrive|arrives|go|goes|am taken|are taken|is taken) (?:to|on|at) (?:its|their) (?:own )?(?:[a-z]+ )?page\b|\b(?:(?:this|that|it) )?(?:takes|brings|leads) (?:me|you|us|him|her|them) to (?:its|their) (?:own )?(?:[a-z]+ )?page\b/gi,
    'the it page is shown',
  ],
  [/^add to (?:the |my )?(?:shopping )?(cart|basket|bag|wishlist): (.+)$/i, 'add $2 to the $1'],
  [
    new RegExp(
      `\\b(?:give|gives|award|awards|rate|rates)(?: (?:it|them|this|the \\w+))?(?: with| at)?(?: a rating of)? (${anyCount}) stars?\\b`,
      'gi',
    ),
    (_whole, count = '') => `choose ${count} ${/^(?:1|one)$/i.test(count) ? 'star' : 'stars'}`,
  ],
  [
    /\b(?:(?:put|set|move|place|bring) (?:the )?(?:keyboard )?focus (?:on|onto|to|into|in)|focus(?: on)?) (.+?),? (?:and then|and|then) (press|hit|use) (.+?)(?=$|[.,;]| and )/i,
    'press $3 on $1',
  ],
  [/\b(?:put|set|move|place) (?:the )?(?:keyboard )?focus (?:on|onto|to|into|in) /i, 'click '],
  [
    new RegExp(
      `^(?:the )?(?:file |picture |document |image |photo )?(${anyMark}) (?:is|gets|has been|will be|is being) (?:uploaded|attached) (?:with|via|using|through|by|to|into|in|at) (.+)$`,
      'i',
    ),
    'upload $1 with $2',
  ],
  [
    /^((?:the )?(?:(?!\b(?:when|after|if|once)\b)[^,])+?) (?:is|gets) (?:clicked|pressed|tapped)(?: on)?(?=$|[.,])/i,
    'click $1',
  ],
  [
    new RegExp(
      `^(?:the (?:text|value|word) )?(${anyMark}) (?:is|gets) (?:typed|entered|written|put|filled) (?:into|in|to) (.+)$`,
      'i',
    ),
    'type $1 into $2',
  ],
  [
    new RegExp(
      `\\b(enters?|types?|fills? in|writes?|puts?)( (?:the |an? )?[a-z][a-z -]*? ${anyMark}),? and (?:the |an? )(text|message|body|content|comment|name|number) (${anyMark})`,
      'i',
    ),
    '$1$2 and $1 $4 as the $3',
  ],
  [
    new RegExp(
      `^(?:i |we |the user |then )?(send|submit|fill (?:in|out) and (?:send|submit))s? (?:off )?(?:the |an? )?((?:[a-z-]+ ){0,2}(?:form|message|mail|request|inquiry|enquiry)) (?:with|using|giving) (?:the )?(.*${anyMark}.*)$`,
      'i',
    ),
    (whole, verb = '', _form = '', given = '') => sendForm(whole, verb, given),
  ],
];

const pair = new RegExp(
  `^(?:the |an? |my )?([\\w'’?-]+(?: [\\w'’?-]+){0,3}?)(?: of| =|:)? (${anyMark})$`,
  'i',
);

/** "Send the form with name A and topic B": the fields first, then the button. */
function sendForm(whole: string, verb: string, given: string): string {
  const filled = fillForm(whole, given);
  return filled[0] === whole
    ? whole
    : [...filled, /submit/i.test(verb) ? 'submit the form' : 'send it'].join(' ¶ ');
}

/** The whole as it was where a part is no field with its value: nothing may be left out. */
function fillForm(whole: string, given: string): string[] {
  const parts = given.replace(/[.]$/, '').split(/,? and |, /i);
  const filled = parts.map((part) => {
    const [, field, value] = pair.exec(part.trim()) ?? [];
    return field && value ? `enter ${value} as the ${field}` : undefined;
  });
  const known = filled.filter((part) => part !== undefined);
  return known.length < filled.length ? [whole] : known;
}

/** "Name = Ann, E-mail = a@b.c, then press Send" */
function fillPairs(given: string): string {
  const [, fields = given, after] =
    /^(.+?)(?:,? (?:and )?then |,? and (?=(?:click|press|submit|send|save|tap)\b))(.+)$/i.exec(given) ?? [];
  const filled = fields
    .split(/(?:, and |, | and )(?=[A-Z][\w'’? -]{0,30}? ?[:=] )/)
    .map((part) => `enter ${part.replace(/ ?= /, ': ').replace(/[.]$/, '')}`);
  return [...filled, ...(after ? [after] : [])].join(' ¶ ');
}
