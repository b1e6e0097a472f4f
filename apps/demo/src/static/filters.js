const form = document.querySelector('form[data-filters]');
for (const select of form?.querySelectorAll('select') ?? []) {
  select.addEventListener('change', () => form.requestSubmit());
}
