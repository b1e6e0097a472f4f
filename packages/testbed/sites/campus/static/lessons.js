import { $, hasBug, send, showMessage } from './base.js';

function drawProgress({ percent, done, all }) {
  const bar = $('[role=progressbar]');
  bar.setAttribute('aria-valuenow', String(percent));
  bar.firstElementChild.style.width = `${percent}%`;
  $('#progressText').textContent = `${percent}% done (${done} of ${all} lessons)`;
  if (done === all) showMessage('Well done! You have finished this course.');
}

async function mark({ target }) {
  const { id } = $('#lessons').dataset;
  const progress = await send('lesson', { id, lesson: Number(target.dataset.lesson), on: target.checked });
  if (!hasBug('progress-stuck')) drawProgress(progress);
}

$('#lessons').addEventListener('change', mark);
