/** What people call the signs that stand on buttons in place of words. */
const signs: readonly (readonly [signs: string, ...words: string[]])[] = [
  ['✓✔☑✅', 'tick', 'check mark', 'checkmark', 'tick mark'],
  ['✕✖✗✘×❌', 'cross', 'x'],
  ['🗑', 'bin', 'trash', 'trash can', 'dustbin', 'waste bin'],
  ['✎✏🖉🖊', 'pencil', 'pen'],
  ['⚙', 'gear', 'cog', 'cogwheel'],
  ['🔍🔎⌕', 'magnifier', 'magnifying glass', 'search'],
  ['♥♡❤🤍', 'heart'],
  ['★☆⭐', 'star'],
  ['👍', 'thumb', 'thumbs up'],
  ['👎', 'thumbs down'],
  ['🔔🕭', 'bell'],
  ['🛒', 'cart', 'trolley', 'basket'],
  ['👁', 'eye'],
  ['☰≡', 'hamburger', 'menu', 'three lines', 'burger'],
  ['⋯…⋮', 'three dots', 'dots', 'ellipsis', 'more', 'kebab'],
  ['📅🗓', 'calendar'],
  ['ℹⓘ', 'info', 'information'],
  ['?❓', 'question mark', 'help'],
  ['⧉📋', 'copy', 'clipboard'],
  ['📎', 'paper clip', 'paperclip', 'attachment'],
  ['🏠⌂', 'house', 'home'],
  ['👤', 'person', 'user', 'profile'],
  ['🔒', 'lock', 'padlock'],
  ['✉📧', 'envelope', 'mail'],
  ['↻⟳🔄', 'refresh', 'reload', 'circular arrow'],
  ['⬇↓⤓', 'down arrow', 'arrow down', 'download'],
  ['⬆↑', 'up arrow', 'arrow up', 'upload'],
  ['‹<←◀⟨«', 'left arrow', 'arrow left', 'back arrow', 'previous'],
  ['›>→▶⟩»', 'right arrow', 'arrow right', 'next'],
  ['+➕', 'plus', 'plus sign'],
  ['−-–➖', 'minus', 'minus sign'],
];

const wordsBySign = new Map(
  signs.flatMap(([all, ...words]) => [...all].map((sign): [string, string[]] => [sign, words])),
);

/** The names of a text that is nothing but one sign. */
export function nameSign(text: string): readonly string[] {
  const bare = text.replace(/\s|\uFE0E|\uFE0F/g, '');
  return (bare !== '' && [...bare].length === 1 && wordsBySign.get(bare)) || [];
}
