import { $, $$, hasBug, make } from './base.js';

const weeks = ['Week 1: 1 to 6 September', 'Week 2: 8 to 13 September', 'Week 3: 15 to 20 September'];
let week = 0;

function markCancelled(slot, isCancelled) {
  slot.classList.toggle('cancelled', isCancelled);
  $('.note', slot)?.remove();
  if (isCancelled && !hasBug('cancel-note')) slot.append(make('b', { class: 'note' }, ' Cancelled'));
}

/** Returns whether the class takes place and is shown. */
function drawSlot(slot) {
  const { id, full } = slot.dataset;
  const isKept = hasBug('hide-full-one') && id === 'photo';
  const isCancelled = week === 1 && id === 'bread';
  slot.hidden = $('#hideFull').checked && full === 'true' && !isKept;
  markCancelled(slot, isCancelled);
  return !slot.hidden && !isCancelled;
}

function draw() {
  $('#weekName').textContent = weeks[hasBug('week-title') ? 0 : week];
  $('#prevWeek').disabled = week === 0;
  $('#nextWeek').disabled = week === weeks.length - 1;
  $('#classCount').textContent = `${$$('.slot').filter(drawSlot).length} classes this week`;
}

function turn(by) {
  week += by;
  draw();
}

$('#prevWeek').addEventListener('click', () => turn(-1));
$('#nextWeek').addEventListener('click', () => turn(1));
$('#hideFull').addEventListener('change', draw);
draw();
