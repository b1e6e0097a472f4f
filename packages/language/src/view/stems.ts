const light = new Set(
  `a an the of to in on at by for from with and or not no is are be been was it its this that these those then should must
  will can i we you they he she me my our your there here as up into out if when after before which who what all any one
  please user page click press check see`.split(/\s+/),
);

/** What people call the same thing: what an icon shows, what it is for, what kind of control it is. */
const sameMeaning = [
  'bin trash delete remove rubbish wastebasket del',
  'pencil pen edit change modify rename',
  'gear cog wheel settings preferences options configure',
  'magnifier magnifying glass lens search find filter',
  'cart basket bag minicart trolley',
  'bell notification alert',
  'person people profile account avatar',
  'plus add new create +',
  'cross close dismiss x × ✕ times',
  'minus fewer less − decrease',
  'more increase plus +',
  'hamburger burger menu ☰ bars navigation',
  'dots kebab more actions ⋮ … ellipsis',
  'star favourite favorite fav bookmark ★ ☆',
  'heart like wishlist ♡ ♥',
  'envelope mail message letter',
  'order sort sorted',
  'login log sign signin',
  'logout log sign signout exit',
  'next forward › » ▶ →',
  'previous prev back ‹ « ◀ ←',
  'dropdown select combobox list choice choose',
  'field box input textbox textarea enter type',
  'checkbox box tick',
  'radio option choice choose',
  'picture image photo',
  'popup window modal dialog',
  'error warning message',
  'clock time',
  'calendar date',
  'download save export',
  'upload attach file paperclip attachment',
  'phone telephone call',
  'printer print',
  'eye view show',
  'question help',
  'house home start',
].map((line) => new Set(line.split(' ').map(stem)));

/** The words of a text, without endings; light ones left out. */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}"'(),.:;]/gu) ?? [];
  return new Set(words.filter((word) => !light.has(word)).map(stem));
}

/** The words of a sentence and those that mean the same on a page. */
export function meaningsOf(sentence: string): Set<string> {
  const own = stemsOf(sentence);
  const others = sameMeaning.filter((alike) => !own.isDisjointFrom(alike));
  return new Set([...own, ...others.flatMap((alike) => [...alike])]);
}

function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s)$/, '');
  const short = bare.length < 3 ? word : bare;
  return short.replace(/(.)\1$/, '$1').replace(/e$/, '');
}
