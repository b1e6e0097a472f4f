import { $, hasBug, recall } from './base.js';

let scale = 100;

function draw() {
  const { title, text } = recall('draft', { title: '', text: '' });
  $('#preview-heading').textContent = title || 'Untitled';
  $('#preview-text').textContent = text || 'Nothing written yet.';
}

$('#larger').addEventListener('click', () => {
  scale += 25;
  $('#scale').textContent = `${scale} %`;
  $('#preview-text').style.fontSize = `${scale}%`;
});
// The page around the frame says when the draft has changed.
const isFrozen = hasBug('editor-preview-stale') && window.parent !== window;
window.addEventListener('message', () => {
  if (!isFrozen) draw();
});
draw();
