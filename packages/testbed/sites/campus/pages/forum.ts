import { type Html, html } from '../../html.ts';
import { countReplies, type Reply, type Thread } from '../content/forum.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';

const dialog = html`<dialog id="threadDialog" aria-labelledby="tdTitle">
  <h2 id="tdTitle">Start a new thread</h2>
  <form id="threadForm" novalidate>
    <div class="field"><label for="tTitle">Title</label><input type="text" id="tTitle"></div>
    <div class="field"><label for="tText">Message</label><textarea id="tText" rows="4"></textarea></div>
    <div class="err" id="tErr" role="alert"></div>
    <button class="btn">Publish</button> <button type="button" class="btn btn-outline" id="tCancel">Cancel</button>
  </form>
</dialog>`;

function showThreads(visit: Visit): Answer {
  return showPage(visit, {
    title: 'Forum',
    current: 'forum',
    script: 'forum',
    content: html`<h1>Forum</h1>
<div class="row" style="align-items:end;margin-bottom:14px">
  <div><label for="forumSort">Sort by</label><select id="forumSort">
    <option value="likes">Most liked</option>
    <option value="new">Newest first</option>
    <option value="replies">Most replies</option>
  </select></div>
  <button class="btn" id="newThread">New thread</button>
</div>
<div id="threads"><p class="muted">Loading…</p></div>
${dialog}`,
  });
}

function drawReply({ author, date, text }: Reply): Html {
  return html`<div class="card" style="margin:8px 0"><b>${author}</b> <span class="muted">${date}</span><p>${text}</p></div>`;
}

function showThread(visit: Visit, { id, title, author, date, text, replies }: Thread): Answer {
  return showPage(visit, {
    title,
    script: 'thread',
    content: html`<p><a href="/campus/forum">Forum</a> › ${title}</p>
<h1>${title}</h1>
<div class="card"><b>${author}</b> <span class="muted">${date}</span><p>${text}</p></div>
<h2 id="replyHead">${countReplies(replies.length)}</h2>
<div id="replies">${replies.map(drawReply)}</div>
<form id="replyForm" data-id="${id}">
  <div class="field"><label for="replyText">Your reply</label><textarea id="replyText" rows="3"></textarea></div>
  <button class="btn" id="postReply" disabled>Post reply</button>
</form>`,
  });
}

export function showForum(visit: Visit): Answer {
  const thread = visit.visitor.threads.find(({ id }) => id === visit.parts[1]);
  return thread ? showThread(visit, thread) : showThreads(visit);
}
