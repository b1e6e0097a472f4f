const tabs = [...document.querySelectorAll('[role="tab"]')];

function choose(tab) {
  for (const other of tabs) {
    const chosen = other === tab;
    other.setAttribute('aria-selected', String(chosen));
    other.tabIndex = chosen ? 0 : -1;
    document.getElementById(other.getAttribute('aria-controls')).hidden = !chosen;
  }
}

function moveFrom(index, key) {
  const steps = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 };
  return key in steps ? tabs.at(steps[key] % tabs.length) : undefined;
}

for (const [index, tab] of tabs.entries()) {
  tab.addEventListener('click', () => choose(tab));
  tab.addEventListener('keydown', (event) => {
    const next = moveFrom(index, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
}

for (const button of document.querySelectorAll('.accordion button')) {
  button.addEventListener('click', () => {
    const open = button.getAttribute('aria-expanded') !== 'true';
    button.setAttribute('aria-expanded', String(open));
    document.getElementById(button.getAttribute('aria-controls')).hidden = !open;
  });
}

const dialog = document.getElementById('call-back');
document.querySelector('[data-opens="call-back"]').addEventListener('click', () => {
  dialog.returnValue = '';
  dialog.showModal();
});
dialog.addEventListener('close', () => {
  const phone = dialog.querySelector('input').value.trim();
  const asked = dialog.returnValue === 'send' && phone !== '';
  document.getElementById('call-result').textContent = asked ? `We will call you back at ${phone}.` : '';
});
