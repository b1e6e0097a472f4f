import { hasBug, make, makeButton, makeGap } from './base.js';
import { makeTabs } from './field.js';
import { saveState, state } from './state.js';

function makeComment({ who, when, internal, text }) {
  const mark = internal ? make('span', { class: 'dk-chip' }, 'Internal') : undefined;
  return make(
    'div',
    { class: 'dk-comment' },
    make('div', { class: 'dk-meta' }, make('strong', {}, who), ` · ${when} `, mark),
    make('div', {}, text),
  );
}

function makeComments({ comments }) {
  const none = make('p', { class: 'dk-meta' }, 'No comments yet.');
  return make('div', { class: 'dk-comments' }, comments.length > 0 ? comments.map(makeComment) : none);
}

function makeActivity({ activity }) {
  const entries = activity.map(({ who, what, when }) =>
    make('li', {}, make('strong', {}, who), ` ${what} `, make('span', { class: 'dk-meta' }, when)),
  );
  return make('ul', { class: 'dk-activity' }, entries);
}

/** The box for a new comment; the text above it is not tied to it. */
function makeComposer(ticket, posted) {
  const comment = make('textarea');
  const internal = make('input', { type: 'checkbox' });
  const post = async () => {
    button.disabled = true;
    const isInternal = internal.checked && !hasBug('internal-flag');
    ticket.comments.push({
      who: state.profile.name,
      text: comment.value.trim(),
      when: 'Just now',
      ...(isInternal && { internal: true }),
    });
    await saveState();
    if (!hasBug('comment-not-cleared')) {
      comment.value = '';
      internal.checked = false;
    }
    posted();
  };
  const button = makeButton('Post comment', 'contained', { disabled: true, onclick: post });
  comment.addEventListener('input', () => {
    button.disabled = comment.value.trim() === '';
  });
  return make(
    'div',
    { class: 'dk-composer' },
    make('div', { class: 'dk-cap' }, 'Add a comment'),
    comment,
    make('div', { class: 'dk-toolbar' }, make('label', {}, internal, ' Internal note'), makeGap(), button),
  );
}

/** The tabs with the comments and the activity of a ticket. */
export function makeHistory(ticket) {
  const tabs = make('div', { class: 'dk-tabs', role: 'tablist', 'aria-label': 'Ticket history' });
  const panel = make('div', { role: 'tabpanel' });
  const firstCount = ticket.comments.length;
  let chosen = 'Comments';

  const draw = () => {
    const count = hasBug('comment-count') ? firstCount : ticket.comments.length;
    const labels = { Comments: `Comments (${count})`, Activity: 'Activity' };
    tabs.replaceChildren(...makeTabs(labels, chosen, choose));
    if (chosen === 'Comments') panel.replaceChildren(makeComments(ticket), composer);
    else panel.replaceChildren(makeActivity(ticket));
  };
  const choose = (tab) => {
    chosen = tab;
    draw();
  };
  const drawActivity = () => {
    if (chosen === 'Activity') draw();
  };
  const composer = makeComposer(ticket, draw);
  draw();
  return { elements: [tabs, panel], drawActivity };
}
