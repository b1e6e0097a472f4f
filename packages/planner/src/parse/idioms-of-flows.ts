import { anyMark } from '../steps/quoting.ts';
import { fillInRow, orderAs } from './filling-in.ts';
import { begin, hinted, type Rule } from './idiom-parts.ts';
import { carts } from './idioms-of-carts.ts';
import { goingOn } from './idioms-of-going-on.ts';

/** A button of a dialog by its name: in quotes or with a capital, or one of the usual answers. */
const answer = `(${anyMark}|[A-Z][\\w'’]*(?: [A-Z]?[a-z]+)?|ok|okay|yes|no|cancel)`;
const pressing = '(?:with|by (?:clicking|pressing|choosing|hitting|selecting))(?: on)?(?: the)?';
const credential = `${anyMark}|[\\w.@+-]+[\\w]`;
const end = '(?= button\\b|$|[.,;]| and | then )';
const dialog =
  '(?:the |this |that )?(?:[a-z]+ )?(?:question|dialog(?:ue)?|prompt|alert|confirmation|pop-?up|message box|box)';

/** What a person goes through: forms, and the questions that a page or the browser asks. */
export const flows: Rule[] = [
  ...carts,
  ...goingOn,
  hinted(
    /\btake\b/i,
    new RegExp(`${begin}take (\\uE000d\\d+\\uE001) (?:for|as)(?: the)? ([a-z-]+)`, 'gi'),
    '$1set the $3 to $2',
  ),
  hinted(
    /\d (?:to|-|–) \d/,
    new RegExp(`${begin}(?:take|choose|pick|select) the (?:[a-z-]+ ){1,2}(\\d+ (?:to|-|–) \\d+)`, 'gi'),
    '$1choose $2',
  ),
  hinted(/\btake\b/, new RegExp(`${begin}take (?=the (?:[a-z-]+ ){1,2}[A-Z\\d\\uE000])`, 'g'), '$1choose '),
  [
    new RegExp(
      `\\b(?:enters?|types?|types? in|uses?|try|tries) (${credential})(?: and| with)(?: the| a)? password (${credential}),? and (?:then )?(?:press|click|hit|tap)(?:e?s)?(?: on)?(?: the)? (?:log ?in|sign ?in)\\b(?: button)?`,
      'i',
    ),
    'log in as $1 with the password $2',
  ],
  [
    new RegExp(
      `\\b(?:try|tries) (?:it|this|that|again|the same|to (?:log|sign) in)(?: again)? (?:with|as|using) (?:(?:some|an?|the) (?:[a-z-]+ ){0,3}(?:like |such as |called )?)?(${credential}) (?:and|with)(?: the| a)? password (${credential})`,
      'i',
    ),
    'log in as $1 with the password $2',
  ],
  [
    new RegExp(
      `\\b(?:enter|type|type in) (\\uE000e\\d+\\uE001) (?:and|with)(?: the| a)? password (${credential})`,
      'i',
    ),
    'enter $1 as the e-mail and $2 as the password',
  ],
  [/^.*$/s, fillInRow],
  [/^.*$/s, orderAs],
  [
    new RegExp(
      `\\b(?:confirm|answer|accept|dismiss|acknowledge)(?: (?:the|this|that))?(?: [a-z]+)?(?: question| prompt| dialog| confirmation)? (${anyMark}) ${pressing} ${answer}${end}`,
      'i',
    ),
    'the page shows $1 ¶ click $2',
  ],
  [
    new RegExp(
      `\\b(?:answer|fill in) (?:the )?(?:browser )?prompt (?:with|by typing|by entering) (${anyMark})`,
      'i',
    ),
    'accept the prompt with $1',
  ],
  [
    new RegExp(
      `\\b(?:answer|reply|respond)(?: to)?(?: it| that| this| ${dialog})? ${pressing} ${answer}${end}`,
      'i',
    ),
    'click $1',
  ],
  [
    /(^|\b(?:i|we|you|and|then) )(?:say|answer|reply) (ok|okay|yes|no|cancel)(?: to (?:it|that|this)| there| here)?(?: as well| too| again)?(?=$|[.,;]| and )/i,
    '$1click $2',
  ],
  [
    /\b((?:click|press|hit|tap|choose)(?:s|es)?(?: on)? [^,;.]+?) there(?: as well| too| again)?(?=$|[.,;]| and )/i,
    '$1',
  ],
  [/\b(confirm) (?:that|this|it)(?=$|[.,;]| and (?!(?:that|this)\b))/i, 'click Confirm'],
  [
    new RegExp(
      `\\b((?:type|enter|write|put|fill in)s? (?:${anyMark}|[^,;]+?)) (?:in|into) (?:the |a )?(?:box|window|dialog|prompt|pop-?up)(?: of the browser| from the browser)?(?: that| which)? (?:pops up|popped up|comes up|appears|opens|is shown|shows up)`,
      'i',
    ),
    '$1 into the field in the dialog',
  ],
];
