import { $, send } from './base.js';

const paperless = $('#paperless');

paperless.addEventListener('click', async () => {
  const on = paperless.getAttribute('aria-checked') !== 'true';
  paperless.setAttribute('aria-checked', String(on));
  const { text } = await send('/bank/api/paperless', { on });
  $('#paperless-text').textContent = text;
});
