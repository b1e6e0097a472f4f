const form = document.querySelector('form[data-contact]');
const result = document.getElementById('contact-result');

/** Refusals are shown by the page itself, which the plain form brings. */
async function send() {
  const reply = await fetch(form.dataset.contact, {
    method: 'POST',
    body: new URLSearchParams(new FormData(form)),
  });
  const { message, errors } = await reply.json();
  if (errors) {
    form.submit();
    return;
  }
  form.reset();
  result.textContent = message;
}

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  const label = button.textContent;
  button.disabled = true;
  button.textContent = 'Sending…';
  result.textContent = '';
  try {
    await send();
  } catch {
    result.textContent = 'Your message could not be sent. Please try again.';
  } finally {
    button.disabled = false;
    button.textContent = label;
  }
});
