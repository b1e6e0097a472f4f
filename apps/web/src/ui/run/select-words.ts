import { findWords } from '@assay/contract/text';
import type { Unread } from './list-unread.ts';

type Words = Pick<Unread, 'words' | 'line'>;

/** Selects words in the field that holds a requirement, and brings them into view. */
function selectInField(field: HTMLTextAreaElement, { words, line }: Words): void {
  const found = findWords(field.value, words, line);
  field.focus();
  if (!found) return;
  // A field scrolls to where the caret is put, not to what is selected.
  field.setSelectionRange(found.start, found.start);
  field.blur();
  field.focus();
  field.setSelectionRange(found.start, found.end);
  field.scrollIntoView({ block: 'center' });
}

/** Selects words in an element that shows a requirement as one text, unfolding what it is folded into. */
function selectInText(element: HTMLElement, { words, line }: Words): void {
  const folded = element.closest('details');
  if (folded) folded.open = true;
  const { firstChild: node } = element;
  const found = findWords(element.textContent, words, line);
  const selection = window.getSelection();
  if (node instanceof Text && found && selection) {
    const range = document.createRange();
    range.setStart(node, found.start);
    range.setEnd(node, found.end);
    selection.removeAllRanges();
    selection.addRange(range);
  }
  element.scrollIntoView({ block: 'center' });
}

/** Selects words of a requirement in the element of that id. */
export function selectWords(id: string, unread: Words): void {
  const element = document.getElementById(id);
  if (element instanceof HTMLTextAreaElement) selectInField(element, unread);
  else if (element) selectInText(element, unread);
}
