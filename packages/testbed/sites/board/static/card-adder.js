import { $, hasBug, make, makeButton, makeClickable, makeDiv } from './base.js';
import { addCard } from './cards.js';
import { makeIconButton } from './icons.js';

/** The column whose form is open, with what its field begins with; none at first. */
const opened = { column: '', text: '' };

function makeForm(column, changed) {
  const field = make('textarea', {
    class: 'input',
    rows: '2',
    placeholder: 'Enter a title for this card…',
    value: opened.text,
  });
  const problem = makeDiv('problem');
  const submit = async () => {
    const title = field.value.trim();
    if (title === '' && !hasBug('add-empty')) {
      problem.textContent = 'Please enter a title';
      return;
    }
    await addCard(title, column);
    opened.text = hasBug('add-field') ? title : '';
    changed();
  };
  const cancel = () => {
    opened.column = '';
    opened.text = '';
    changed();
  };
  const buttons = makeDiv(
    'row',
    makeButton('Add card', 'primary', submit),
    makeIconButton('close', 'Cancel', cancel),
  );
  return makeDiv('adder', field, problem, buttons);
}

/** What stands below the cards of a column: a line to click on, or the form that it opens. */
export function makeAdder(column, changed) {
  if (opened.column === column) return makeForm(column, changed);
  const open = () => {
    opened.column = column;
    opened.text = '';
    changed();
    $('.adder textarea')?.focus();
  };
  return makeClickable('add-card', open, {}, '+ Add a card');
}
