import { type Answer, goTo, readEntry, sendData } from '../../answers.ts';
import { type Html, html } from '../../html.ts';
import {
  drawErrorSummary,
  drawFields,
  drawOption,
  type Errors,
  findErrors,
  hasErrors,
} from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import type { Profile } from '../shared/visitor.ts';

const languages = ['English', 'Deutsch', 'Français'];

type Entries = Omit<Profile, 'isPaperless'>;

function drawPaperless({ isPaperless }: Profile): Html {
  return html`<h2>Statements</h2>
<p><button type="button" role="switch" class="switch" id="paperless" aria-checked="${String(isPaperless)}" aria-labelledby="paperless-label"></button> <span id="paperless-label">Paperless statements</span></p>
<p id="paperless-text">${describePaperless(isPaperless)}</p>`;
}

function describePaperless(isPaperless: boolean): string {
  return isPaperless ? 'Your statements come to your inbox.' : 'Your statements come by post.';
}

function showForm(visit: Visit, entries: Entries, errors: Errors): Answer {
  const { street, postcode, city, phone, language } = entries;
  const field = drawFields({ street, postcode, city, phone }, errors);
  return showPage(visit, {
    title: 'Profile',
    script: 'profile.js',
    main: html`<h1>Your profile</h1>
${drawErrorSummary(errors)}
<dl class="facts"><dt>Name</dt><dd>Helen Marsh</dd><dt>Customer number</dt><dd>40718823</dd></dl>
<form method="post" action="/bank/profile" novalidate>
<fieldset><legend>Address</legend>
${field('street', 'Street and number')}
${field('postcode', 'Postcode', { hint: '5 digits' })}
${field('city', 'Town or city')}
</fieldset>
<fieldset><legend>Contact</legend>
${field('phone', 'Phone')}
<div class="field"><label for="language">Language of letters</label><select id="language" name="language">${languages.map((one) => drawOption(one, one, language))}</select></div>
</fieldset>
<button class="button primary">Save profile</button>
</form>
${drawPaperless(visit.visitor.profile)}`,
  });
}

export const showProfile: Page = (visit) => showForm(visit, visit.visitor.profile, {});

function readEntries(visit: Visit): Entries {
  return {
    street: readEntry(visit, 'street'),
    postcode: readEntry(visit, 'postcode'),
    city: readEntry(visit, 'city'),
    phone: readEntry(visit, 'phone'),
    language: readEntry(visit, 'language'),
  };
}

function describeChange(before: Profile, { language }: Entries, bug: Visit['bug']): string {
  if (language === before.language) return 'Your profile was saved.';
  const named = bug === 'language-message' ? before.language : language;
  return `Your profile was saved. From now on we write to you in ${named}.`;
}

export const saveProfile: Page = (visit) => {
  const { visitor, bug } = visit;
  const entries = readEntries(visit);
  const { street, postcode, city } = entries;
  const errors = findErrors({
    street: [street !== '', 'Enter your street and number'],
    postcode: [/^\d{5}$/.test(postcode) || bug === 'postcode-check', 'Enter a postcode with 5 digits'],
    city: [city !== '', 'Enter your town or city'],
  });
  if (hasErrors(errors)) return showForm(visit, entries, errors);
  const { profile } = visitor;
  visitor.notice = describeChange(profile, entries, bug);
  visitor.profile = { ...profile, ...entries, ...(bug === 'city-lost' && { city: profile.city }) };
  return goTo('/bank/profile', 250);
};

export const turnPaperless: Page = (visit) => {
  const { visitor, bug } = visit;
  const isPaperless = readEntry(visit, 'on') === 'true';
  if (bug !== 'paperless-forgets') visitor.profile.isPaperless = isPaperless;
  return sendData({ text: describePaperless(isPaperless) }, 200);
};
