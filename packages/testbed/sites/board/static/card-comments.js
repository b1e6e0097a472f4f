import { hasBug, make, makeAvatar, makeButton, makeDiv } from './base.js';
import { me, saveState } from './state.js';

function makeEditor(comment, finish, draw) {
  const field = make('textarea', {
    class: 'input',
    rows: '2',
    'aria-label': 'Edit comment',
    value: comment.text,
  });
  const save = () => {
    const text = field.value.trim();
    if (text === '') return;
    if (!hasBug('comment-edit')) comment.text = text;
    comment.edited = true;
    finish();
  };
  return makeDiv(
    'comment',
    field,
    makeDiv('row', makeButton('Save', 'primary', save), makeButton('Cancel', '', draw)),
  );
}

function makeActions(edit, remove) {
  return makeDiv('comment-actions', makeButton('Edit', 'link', edit), makeButton('Delete', 'link', remove));
}

function makeComment(comment, edit, remove) {
  const { who, when, text, edited } = comment;
  return makeDiv(
    'comment',
    makeDiv(
      'comment-head',
      makeAvatar(who),
      make('b', {}, who),
      make('time', {}, when),
      edited && make('span', { class: 'muted' }, '(edited)'),
    ),
    makeDiv('comment-text', text),
    who === me && makeActions(edit, remove),
  );
}

function makeForm(post) {
  const field = make('textarea', { class: 'input', rows: '2', placeholder: 'Write a comment…' });
  const submit = () => {
    const text = field.value.trim();
    if (!hasBug('comment-field')) {
      field.value = '';
      button.disabled = true;
    }
    post(text);
  };
  const button = makeButton('Comment', 'primary', submit, { disabled: true });
  field.addEventListener('input', () => {
    button.disabled = field.value.trim() === '' || hasBug('comment-disabled');
  });
  return makeDiv('comment-form', field, button);
}

/** The comments of a card; one's own can be changed. */
export function makeComments(card, changed) {
  const list = makeDiv('comments');
  const draw = () => list.replaceChildren(...card.comments.map(makeOne));
  const finish = async () => {
    await saveState();
    draw();
    changed();
  };
  const makeOne = (comment) => {
    const edit = ({ target }) => target.closest('.comment').replaceWith(makeEditor(comment, finish, draw));
    const remove = () => {
      if (!hasBug('comment-delete')) card.comments = card.comments.filter((one) => one !== comment);
      return finish();
    };
    return makeComment(comment, edit, remove);
  };
  const post = (text) => {
    card.comments.push({ who: me, when: 'Just now', text, edited: false });
    return finish();
  };
  draw();
  return makeDiv('part', make('h5', {}, 'Comments'), list, makeForm(post));
}
