for (const button of document.querySelectorAll('button[data-reveal]')) {
  const field = document.getElementById(button.dataset.reveal);
  button.addEventListener('click', () => {
    const hidden = field.type === 'password';
    field.type = hidden ? 'text' : 'password';
    button.title = hidden ? 'Hide password' : 'Show password';
  });
}
