import { type Form, field, further, name, value } from './claim-parts.ts';
import { mark, readValue, textOf } from './texts.ts';

const status = '[1-5](?:\\d\\d|xx)';
const said =
  '(?:(?:answers?|returns?|responds?|replies|reply|gives?|yields?|gets?|has|have|is|be|results? in|comes? back)\\s+)?(?:with |by )?(?:an? |the )?';
const header = '([A-Za-z][A-Za-z0-9-]*)';
const isWord = '(?:is|are|equals?|should be|must be|be|should equal|must equal|being|of|set to|==?|:)';
const named: Record<string, string> = {
  ok: '200',
  created: '201',
  accepted: '202',
  'no content': '204',
  'bad request': '400',
  unauthorized: '401',
  unauthorised: '401',
  forbidden: '403',
  'not found': '404',
  conflict: '409',
  'too many requests': '429',
};
const reason = `(?:ok|created|accepted|no content|moved permanently|found|not modified|bad request|unauthori[sz]ed|forbidden|not found|method not allowed|conflict|gone|unprocessable (?:entity|content)|too many requests|internal server error|bad gateway|service unavailable)`;

function milliseconds(amount: string, unit: string): number {
  return Number(amount) * (/^m(?:s|illi)/i.test(unit) ? 1 : 1000);
}

/** Claims about an answer as a whole: its status, time, size, headers and body; the more special first. */
export const wholeForms: Form[] = [
  // Times before statuses: 500 ms is none.
  [
    `(?:(?:answers?|responds?|replies|reply|returns?|takes?|arrives?|comes? back|be answered|is answered)\\s+)?(?:within|in less than|in under|in at most|in|under|below|faster than|at most|less than|no more than)\\s+(?:at most |less than |under )?(\\d+(?:\\.\\d+)?)\\s*(ms|milliseconds?|s|secs?|seconds?)\\b`,
    ([amount = '', unit = '']) => [{ type: 'time', maxMs: milliseconds(amount, unit) }],
  ],
  [
    `(?:has |have |is |be )?(?:at most|less than|smaller than|under|below|no more than)\\s+(\\d+(?:\\.\\d+)?)\\s*(bytes?|kb|mb)\\b(?: (?:long|large|in size))?`,
    ([amount = '', unit = '']) => {
      const factor = /^b/i.test(unit) ? 1 : /^k/i.test(unit) ? 1000 : 1_000_000;
      return [{ type: 'size', maxBytes: Math.round(Number(amount) * factor) }];
    },
  ],
  [
    `${said}(?:http )?(?:status(?: code)?|code)?\\s*(?:is |of |should be |must be |be |equals? |= ?|: ?)?(?:either )?(${status}(?:(?:,? or |, ?)${status})*)(?!\\s*(?:ms|milli|s\\b|sec|byte|kb|mb|items?\\b|elements?\\b|entries\\b|rows?\\b|%)|[\\w.])(?:\\s+${reason}\\b)?(?: status(?: code)?| response| error)?`,
    ([list = '']) => {
      const all = list.match(new RegExp(status, 'gi')) ?? [];
      const [only = ''] = all;
      return [
        {
          type: 'status',
          equals: all.length === 1 ? only.toLowerCase() : all.map((one) => one.toLowerCase()),
        },
      ];
    },
  ],
  [
    `${said}(?:status )?(?:an? )?(created|no content|bad request|unauthori[sz]ed|forbidden|not found|conflict|too many requests)\\b`,
    ([words = '']) => [{ type: 'status', equals: named[words.toLowerCase()] ?? '' }],
  ],
  [
    '(?:succeeds?|is successful|be successful|is ok|be ok|works)\\b',
    () => [{ type: 'status', equals: '2xx' }],
  ],
  [
    `${said}(client|server) error\\b`,
    ([side = '']) => [{ type: 'status', equals: /c/i.test(side[0] ?? '') ? '4xx' : '5xx' }],
  ],
  [
    '(?:has |have |returns? |with |there are )?(?:no|without)(?: any)? (?:graphql )?errors\\b',
    () => [{ type: 'graphql', errors: 'none' }],
  ],
  [
    '(?:has|have|returns?|gives?) (?:some |an? )?graphql errors?\\b',
    () => [{ type: 'graphql', errors: 'some' }],
  ],
  [
    `(?:matches|match|keeps to|follows|conforms to|satisfies) (?:the )?(?:json )?schema (${mark})`,
    ([found = ''], kept) => {
      const schema = readValue(found, kept);
      return typeof schema === 'object' && schema !== null && !Array.isArray(schema)
        ? [{ type: 'schema', schema: { ...schema } }]
        : undefined;
    },
  ],
  // Headers.
  [
    `(?:has |have |with |includes? |contains? )?(?:an? |the )?(?:response )?header ${header} (?:that )?(?:does not|doesn't|must not|should not) (?:contain|include)\\s+${value}`,
    ([which = '', content = ''], kept) => [
      { type: 'header', name: which, operator: 'not contains', value: textOf(content, kept) },
    ],
  ],
  [
    `(?:has |have |with |includes? )?(?:an? |the )?(?:response )?(?:header ${header}|(content-type|content type))(?: header)? (?:that |which )?(?:should |must )?(?:contains?|includes?|containing|including)\\s+${value}`,
    ([which, type, content = ''], kept) => [
      {
        type: 'header',
        name: which ?? (type ? 'Content-Type' : ''),
        operator: 'contains',
        value: textOf(content, kept),
      },
    ],
  ],
  [
    `(?:has |have |with |includes? )?(?:an? |the )?(?:response )?(?:header ${header}|(content-type|content type))(?: header)?(?: ${isWord} ?|: ?|=)(?:exactly )?${value}`,
    ([which, type, content = ''], kept) => {
      const text = textOf(content, kept);
      // A type is mostly followed by its character set.
      return type && !text.includes(';')
        ? [{ type: 'header', name: 'Content-Type', operator: 'contains', value: text }]
        : [{ type: 'header', name: which ?? 'Content-Type', operator: 'equals', value: text }];
    },
  ],
  [
    `(?:has |have |with |includes? )(?:an? |the )?(?:response )?(?:header ${header}|${header} header)(?: (?:is )?(?:present|set))?`,
    ([one, other]) => [{ type: 'header', name: one ?? other ?? '', operator: 'exists', value: '' }],
  ],
  // The body as a whole.
  [
    `(?:(?:an? |the )?(?:body|response|answer|list|it) )?(?:has|have|contains?|returns?|is|be|with|includes?)\\s+(?:an? )?(?:(?:list|array) (?:of|with) )?(?:exactly )?(\\d+) (?:items?|elements?|entries|objects?|rows?|results?)\\b`,
    ([amount = '']) => [{ type: 'jsonpath', path: '$', operator: 'has length', value: Number(amount) }],
  ],
  [
    `(?:an? |the )?(?:json |response )?(?:body|text|response|answer) (?:is|equals?|should be|must be|should equal|must equal) (?:exactly )?(?:the text )?(${mark}|ok\\b|pong\\b)`,
    ([found = ''], kept) => {
      const content = readValue(found, kept);
      return typeof content === 'object'
        ? [{ type: 'jsonpath', path: '$', operator: 'equals', value: content }]
        : [{ type: 'body', operator: 'equals', value: textOf(found, kept) }];
    },
  ],
  [
    `(?:has|have|contains?|includes?|with) (?:an? |the )?(?:json )?(?:fields?|propert(?:y|ies)|keys?|attributes?) ${name}((?:(?:,|,? and) ${further}(?=\\s*(?:,|and\\b|$)))*)`,
    ([first = '', others = '']) =>
      [first, ...others.split(/,? and |, ?/)].filter(Boolean).flatMap((one) => field(one, 'exists')),
  ],
  [
    `(?:(?:an? |the )?(?:body|response|text|answer|page|it) )?(?:should |must )?(?:does not|doesn't|do not|must not|should not|not|never) (?:contain|include|mention|show)s?\\s+(?:the (?:text|words?) )?${value}`,
    ([content = ''], kept) => [{ type: 'body', operator: 'not contains', value: textOf(content, kept) }],
  ],
  [
    `(?:(?:an? |the )?(?:body|response|text|answer|it) )?(?:should |must )?(?:contains?|includes?|mentions?|shows?|containing|including)\\s+(?:the (?:text|words?) )?(?!an? |the )${value}`,
    ([content = ''], kept) => [{ type: 'body', operator: 'contains', value: textOf(content, kept) }],
  ],
  [
    `(?:(?:the )?(?:body|response|text|answer|it) )?(?:should |must )?match(?:es)? (?:the )?(?:pattern |regex |regular expression )?(?:/((?:[^/\\\\]|\\\\.)+)/|(${mark}))`,
    ([pattern, found], kept) => [
      { type: 'body', operator: 'matches', value: pattern ?? textOf(found ?? '', kept) },
    ],
  ],
  [
    `(?:is |be |returns? |as |with )?(?:valid |the |an? )?json(?: body| response| object)?(?= (?:where|with|that|which|and|containing|within|in|under)\\b|\\s*(?:,|$))`,
    () => [{ type: 'header', name: 'Content-Type', operator: 'contains', value: 'json' }],
  ],
];
