import { $, hasBug, toast } from './base.js';

/** The dialog in which a message is written; returns how to open it. */
export function attachComposer(onSent) {
  const dialog = $('#composer');

  function close() {
    $('#message-form').reset();
    $('#to-problem').textContent = '';
    dialog.close();
  }

  function cancel() {
    const isEmpty = ['#to', '#subject', '#text'].every((field) => $(field).value === '');
    if (isEmpty || confirm('Discard this message?') || hasBug('mail-discard')) close();
  }

  $('#message-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const to = $('#to').value;
    if (!/^\S+@\S+\.\S+$/.test(to)) {
      $('#to-problem').textContent = 'Enter a valid e-mail address.';
      return;
    }
    onSent($('#subject').value || '(no subject)');
    close();
    toast(hasBug('mail-send-message') ? 'Draft saved.' : `Message sent to ${to}.`);
  });
  $('#cancel').addEventListener('click', cancel);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel();
  });
  return () => {
    dialog.showModal();
    $('#to').focus();
  };
}
