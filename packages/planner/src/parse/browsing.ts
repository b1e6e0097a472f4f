import { devices } from '../lexicons/words.ts';
import { looksLikeAddress } from '../steps/addresses.ts';
import { anyMark } from '../steps/quoting.ts';
import { readCheck } from './choosing.ts';
import { readButtonVerb, readClick, readClose } from './clicking.ts';
import { literalOf, nameOf } from './literals.ts';
import type { ActionReader } from './reader.ts';
import { readPhrase } from './targets.ts';
import { anyOf, tidy, withoutArticle } from './wording.ts';

const sizeForm = /(\d{3,4})\s?(?:px)?\s?(?:x|×|by|\*)\s?(\d{3,4})/i;
const deviceForm = new RegExp(`\\b(${anyOf(Object.keys(devices))})\\b`, 'i');

export const readResize: ActionReader = ({ rest }) => {
  const [, width, height] = sizeForm.exec(rest) ?? [];
  if (width && height) return [{ do: 'resize', width: Number(width), height: Number(height) }];
  const size = devices[deviceForm.exec(rest)?.[1]?.toLowerCase() ?? ''];
  return size
    ? [{ do: 'resize', width: size[0], height: size[1] }]
    : { reason: 'It does not say which size. Write: Resize the window to 390 by 844.' };
};

const browserDialog =
  /^(?:the |an? )?(?:(?:browser|javascript|js|native|system|confirm|confirmation)(?:'s)? )?(?:alert|prompt|confirm|browser dialog|js dialog|javascript dialog|native dialog)(?: (?:dialog|box|popup|window))?$|^(?:the |an? )?(?:browser|javascript|js|native)(?:'s)? (?:confirmation|dialog|popup)(?: dialog)?$/i;

/** People need not know which dialogs are the browser's own: the answer fits both. */
const anyDialog =
  /^(?:the |this |that |an? )?(?:confirmation |confirm |warning |delete |deletion |modal |native )?(?:dialog(?:ue)?(?: box| window)?|pop-?up(?: window| dialog)?|modal(?: dialog| window)?|confirmation(?: message| prompt| question)?|question|prompt|alert(?: message| box)?)$/i;

function readAnswer(accept: boolean): ActionReader {
  return (verb, literals) => {
    const text = tidy(verb.rest);
    const [, dialog = text, mark] =
      new RegExp(`^(.+?) (?:with|by typing|by entering|and enter)(?: the text)? (${anyMark})$`, 'i').exec(
        text,
      ) ?? [];
    if (accept && mark && / prompt$/i.test(` ${dialog}`))
      return [{ do: 'answer dialog', accept, text: nameOf(mark, literals) }];
    const named = new RegExp(
      `^(?:(?:it|that|this|the (?:[a-z]+ )?[a-z]+) )?(?:with|by clicking|by pressing)(?: on)? (${anyMark}|[A-Z]\\w*)$`,
    ).exec(text)?.[1];
    if (named) return [{ do: 'click', target: { name: nameOf(named, literals) } }];
    if (browserDialog.test(dialog) || anyDialog.test(dialog))
      return [{ do: 'answer dialog', accept, ...(mark && { text: nameOf(mark, literals) }) }];
    if (accept && /\b(?:terms|conditions|policy|agreement|privacy|consent)\b/i.test(text))
      return readCheck(verb, literals);
    if (
      !accept &&
      /\b(?:dialog|modal|popup|pop-up|banner|message|notification|toast|overlay)\b/i.test(text) &&
      verb.lemma === 'dismiss'
    )
      return readClose(verb, literals);
    return verb.lemma === 'ok' ? undefined : readButtonVerb(verb, literals);
  };
}

export const readAccept = readAnswer(true);
export const readDismiss = readAnswer(false);

/** Switch to a tab: a browser's tab where it is said to be one, else a tab on the page. */
export const readSwitch: ActionReader = (verb, literals) => {
  const text = tidy(verb.rest);
  const order =
    /^(?:the |a )?(new|newly opened|other|first|original|initial|previous|second|main|last)(?: browser)? (?:tab|window)$/i
      .exec(text)?.[1]
      ?.toLowerCase();
  if (order)
    return [
      {
        do: 'switch to tab',
        tab: /^(?:original|initial|main)$/.test(order) ? 'first' : order === 'newly opened' ? 'new' : order,
      },
    ];
  const named = new RegExp(
    `^(?:the )?(?:browser (?:tab|window)|window)(?: (?:named|titled|called|with the title))? (${anyMark})$`,
    'i',
  ).exec(text)?.[1];
  if (named) return [{ do: 'switch to tab', tab: nameOf(named, literals) }];
  const [, control, choice] =
    /^(?:the )?(?!to |back )(.+?) (?:back |over )?to ((?:\uE000|[A-Z]).*)$/.exec(text) ?? [];
  if (control && choice && verb.lemma.split(' ')[0] === 'switch')
    return [{ do: 'select', target: readPhrase(control, literals), option: nameOf(choice, literals) }];
  const device = devices[deviceForm.exec(text)?.[1]?.toLowerCase() ?? ''];
  if (device && !/ (?:tab|view)$/i.test(text)) return [{ do: 'resize', width: device[0], height: device[1] }];
  return readClick(verb, literals);
};

export const readRemember: ActionReader = ({ rest }, literals) => {
  const [, what, name] = /^(.+?) (?:as|under(?: the name)?|in the variable|in) (.+)$/i.exec(tidy(rest)) ?? [];
  if (!what || !name) {
    const target = readPhrase(
      tidy(rest).replace(/^(?:the )?(?:text|value|content) (?:of|in) /i, ''),
      literals,
    );
    if (target.name !== '' && target.name !== 'it' && !/^(?:that|to|if|how|me)\b/i.test(rest))
      return [{ do: 'remember', target, as: target.name }];
    return {
      reason: 'It does not say under which name to remember it. Write: Remember the "Total" text as "total".',
    };
  }
  return [
    {
      do: 'remember',
      target: readPhrase(what.replace(/^(?:the )?(?:text|value|content) (?:of|in) /i, ''), literals),
      as: nameOf(withoutArticle(name), literals),
    },
  ];
};

const callForm = new RegExp(
  `^(?:an? |the )?(get|post|put|patch|delete|head)?(?:[- ]request)?(?: (?:request|call))?(?: (?:to|on|for|against))? ?(?:the )?(?:endpoint |api |url )?(?:at )?(${anyMark})(?: endpoint)?(?: (?:with|using|carrying)(?: the| a)?(?: json)?(?: body| payload| data)?:? (${anyMark}))?$`,
  'i',
);

/** A request to an address: "send a POST to /api/items with the body …". */
export const readCall: ActionReader = ({ rest, lemma }, literals) => {
  const [, method, mark = '', body] = callForm.exec(tidy(rest)) ?? [];
  const address = literalOf(mark, literals)?.value;
  if (!address || !looksLikeAddress(address) || (!method && lemma !== 'call' && lemma !== 'request'))
    return undefined;
  return [
    {
      do: 'call',
      method: (method ?? 'GET').toUpperCase(),
      address,
      ...(body && { body: nameOf(body, literals) }),
    },
  ];
};

/** Search for X: into the search field, then Enter. */
export const readSearch: ActionReader = ({ rest }, literals) => {
  const text = tidy(rest).replace(/^(?:for|(?:the |my |our )?[a-z]+ for) /i, '');
  const [, what = text, place] =
    /^(.+?) (?:in|using|with|via|through) (?:the )?(.*(?:search|field|box|bar|input).*)$/i.exec(text) ?? [];
  if (what === '' || /^(?:button|field|box|icon)/i.test(what)) return undefined;
  const target = place
    ? readPhrase(place.replace(/\bsearch bar$/i, 'search field'), literals)
    : { name: 'search', kind: 'field' as const };
  const value = nameOf(
    what
      .replace(/^(?:the|an?) \S+ (?:named|called) (?=\uE000)/i, '')
      .replace(/^(?:the|an?) (?:(?:term|word|product|keyword|text|phrase|item|book|query) )?(?=\uE000)/i, '')
      .replace(/^(?:the )?(?:term|word|product|keyword|text|phrase|item|query) (?=\uE000)/i, ''),
    literals,
  );
  return [
    { do: 'type', target, text: value },
    { do: 'press', keys: 'Enter', target },
  ];
};
