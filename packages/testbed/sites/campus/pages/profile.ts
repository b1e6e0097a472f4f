import { type Html, html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';
import type { Profile } from '../shared/visitor.ts';

const greetings: Record<string, string> = { English: 'Hello', Welsh: 'Croeso', Polish: 'Witaj' };

function drawDetails({ name, phone, language }: Profile): Html {
  const languages = Object.keys(greetings).map(
    (one) => html`<option${one === language ? ' selected' : ''}>${one}</option>`,
  );
  return html`<form id="detailsForm" novalidate>
  <div class="field"><label for="pName">Name</label><input type="text" id="pName" value="${name}"><div class="err" id="pErr"></div></div>
  <div class="field"><label for="pPhone">Phone</label><input type="tel" id="pPhone" value="${phone}"></div>
  <div class="field"><label for="pLang">Language</label><select id="pLang">${languages}</select></div>
  <button class="btn">Save changes</button>
</form>`;
}

function drawNotifications({ switches }: Profile): Html {
  const rows = Object.entries(switches).map(
    (
      [name, isOn],
      index,
    ) => html`<div class="switchrow"><span id="sw${index}">${name}</span><button class="switch" role="switch"
      aria-checked="${String(isOn)}" aria-labelledby="sw${index}" data-name="${name}"></button></div>`,
  );
  return html`${rows}`;
}

function drawPassword(): Html {
  return html`<form id="passForm" novalidate>
  <div class="field"><label for="pwOld">Current password</label><input type="password" id="pwOld"></div>
  <div class="field"><label for="pwNew">New password</label><input type="password" id="pwNew"></div>
  <div class="field"><label for="pwRep">Repeat new password</label><input type="password" id="pwRep"></div>
  <ul class="rule">
    <li id="ruleLen">○ At least 8 characters</li>
    <li id="ruleNum">○ At least one number</li>
    <li id="ruleUp">○ At least one capital letter</li>
  </ul>
  <div id="pwMessage" role="alert"></div>
  <button class="btn">Change password</button>
</form>`;
}

function drawPhoto({ photo }: Profile): Html {
  return html`<div class="avatar" id="avatar">${photo ? html`<img src="${photo}" alt="Your photo">` : 'MT'}</div>
<div class="field"><label for="photo">Choose a photo (PNG or JPG)</label><input type="file" id="photo" accept="image/png,image/jpeg"></div>
<div id="photoMessage" role="status"></div>
<button class="btn btn-outline" id="removePhoto"${photo ? '' : ' disabled'}>Remove photo</button>`;
}

const tabs: { id: string; label: string; draw(profile: Profile): Html }[] = [
  { id: 'details', label: 'Personal details', draw: drawDetails },
  { id: 'notify', label: 'Notifications', draw: drawNotifications },
  { id: 'password', label: 'Password', draw: drawPassword },
  { id: 'photo', label: 'Photo', draw: drawPhoto },
];

function drawTabs(): Html {
  const drawn = tabs.map(
    ({ id, label }, index) => html`<button role="tab" id="tab-${id}" aria-controls="panel-${id}"
      aria-selected="${String(index === 0)}">${label}</button>`,
  );
  return html`<div class="tabs" role="tablist">${drawn}</div>`;
}

function drawPanels(profile: Profile): Html[] {
  return tabs.map(
    ({ id, draw }, index) =>
      html`<div role="tabpanel" id="panel-${id}" aria-labelledby="tab-${id}"${index === 0 ? '' : ' hidden'}>${draw(profile)}</div>`,
  );
}

export function showProfile(visit: Visit): Answer {
  const { profile } = visit.visitor;
  const [firstName] = profile.name.split(' ');
  return showPage(visit, {
    title: 'Profile',
    script: 'profile',
    content: html`<h1>${greetings[profile.language]}, ${firstName}</h1>
${drawTabs()}
${drawPanels(profile)}`,
  });
}
