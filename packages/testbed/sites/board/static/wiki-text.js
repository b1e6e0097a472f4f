import { make, makeDiv } from './base.js';

const isItem = (line) => line.startsWith('- ');

/** Lines as paragraphs, and those with a hyphen as items of a list. */
export function makeText(lines) {
  const text = makeDiv('wiki-text');
  for (const line of lines) {
    if (!isItem(line)) text.append(make('p', {}, line));
    else if (text.lastChild?.nodeName === 'UL') text.lastChild.append(make('li', {}, line.slice(2)));
    else text.append(make('ul', {}, make('li', {}, line.slice(2))));
  }
  return text;
}
