import { $, $$, ask, hasBug, keep, make, recall, toast } from './base.js';

const tabs = $$('[role=tab]');
const switches = $$('[role=switch]');

function showTab(tab) {
  for (const one of tabs) {
    one.setAttribute('aria-selected', String(one === tab));
    $(`#${one.getAttribute('aria-controls')}`).hidden = one !== tab;
  }
  if (tab.id !== 'tab-notifications' || !hasBug('settings-tab-panel')) return;
  $('#panel-notifications').hidden = true;
  $('#panel-appearance').hidden = false;
}

function drawLanguages() {
  const chosen = [...$('#languages').selectedOptions].map(({ text }) => text);
  $('#languages-line').textContent = chosen.length === 0 ? 'None chosen' : `Chosen: ${chosen.join(', ')}`;
}

function drawSwitch(one, on) {
  one.setAttribute('aria-checked', String(on));
  one.textContent = on ? 'On' : 'Off';
}

function setFontSize(size) {
  const slider = $('#font-size');
  const before = slider.getAttribute('aria-valuenow');
  const next = Math.min(24, Math.max(12, size));
  slider.setAttribute('aria-valuenow', String(next));
  $('.thumb', slider).style.left = `${((next - 12) / 12) * 228}px`;
  $('#font-line').textContent = `${hasBug('settings-font-size') ? before : next} px`;
}

function attachZones() {
  const open = (isOpen) => {
    $('#zones').hidden = !isOpen;
    $('#zone').setAttribute('aria-expanded', String(isOpen));
  };
  $('#zone').addEventListener('click', () => open($('#zones').hidden));
  for (const option of $$('#zones [role=option]')) {
    option.addEventListener('click', () => {
      if (!hasBug('settings-zone-lost')) $('#zone-value').textContent = option.textContent;
      open(false);
    });
  }
  const showTip = (isShown) => () => {
    $('#zone-tip').hidden = !isShown;
  };
  $('#zone-help').addEventListener('mouseenter', showTip(true));
  $('#zone-help').addEventListener('focus', showTip(true));
  $('#zone-help').addEventListener('mouseleave', showTip(false));
  $('#zone-help').addEventListener('blur', showTip(false));
}

function saveProfile() {
  keep('profile', {
    name: $('#display-name').value,
    country: $('#country').value,
    zone: $('#zone-value').textContent,
  });
  toast(hasBug('settings-wrong-message') ? 'Your notifications were saved.' : 'Your profile was saved.');
}

function saveNotifications() {
  const states = Object.fromEntries(
    switches.map((one) => [one.dataset.name, one.getAttribute('aria-checked') === 'true']),
  );
  if (hasBug('settings-switch-lost')) states.weekly = false;
  keep('notifications', states);
  toast('Your notifications were saved.');
}

function restore() {
  const { name, country, zone } = recall('profile', { name: 'Ada', country: 'Portugal', zone: 'Lisbon' });
  $('#display-name').value = name;
  $('#country').value = country;
  $('#zone-value').textContent = zone;
  const states = recall('notifications', { email: true, push: false, weekly: false });
  for (const one of switches) drawSwitch(one, states[one.dataset.name]);
  drawLanguages();
  setFontSize(16);
}

for (const tab of tabs) tab.addEventListener('click', () => showTab(tab));
for (const one of switches)
  one.addEventListener('click', () => drawSwitch(one, one.getAttribute('aria-checked') !== 'true'));
$('#languages').addEventListener('change', drawLanguages);
$('#save-profile').addEventListener('click', saveProfile);
$('#save-notifications').addEventListener('click', saveNotifications);
for (const radio of $$('[name=theme]')) {
  radio.addEventListener('change', () => {
    $('#theme-line').textContent = `The theme is ${radio.value}.`;
  });
}
$('#font-size').addEventListener('keydown', ({ key }) => {
  const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key];
  if (by) setFontSize(Number($('#font-size').getAttribute('aria-valuenow')) + by);
});
$('#brightness').addEventListener('input', () => {
  $('#brightness-line').textContent = `${$('#brightness').value} %`;
});
$('#restore').addEventListener('click', () => {
  setFontSize(16);
  $('#brightness').value = '80';
  $('#brightness-line').textContent = '80 %';
  $('[name=theme]').click();
  toast('The defaults are back.');
});
$('#danger-button').addEventListener('click', () => {
  const isOpen = $('#danger').hidden;
  $('#danger').hidden = !isOpen;
  $('#danger-button').setAttribute('aria-expanded', String(isOpen));
});
$('#delete-account').disabled = !hasBug('settings-delete-enabled');
$('#understand').addEventListener('change', () => {
  $('#delete-account').disabled = !$('#understand').checked && !hasBug('settings-delete-enabled');
});
$('#delete-account').addEventListener('click', async () => {
  if (await ask('Delete your account?', 'You cannot come back.', 'Delete account', 'Keep account'))
    $('#danger').replaceChildren(make('p', {}, 'Your account was deleted.'));
});
attachZones();
restore();
