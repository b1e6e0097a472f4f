import { type CheckedForm, checkForm, isValid } from '../forms/check.ts';
import { findProfileErrors, longestBio, profileRules } from '../forms/rules.ts';
import { selectField, showError, showErrorSummary, textArea, textField } from '../render/fields.ts';
import { attributes, type Html, html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import { countries, type Profile } from '../shop/profile.ts';
import { type Answer, goTo, type Page, type Visit } from '../visit/visit.ts';
import { showOrders } from './profile-orders.ts';

function toForm(profile: Profile): CheckedForm {
  const { newsletter, ...texts } = profile;
  return { values: { ...texts, newsletter: newsletter ? 'yes' : '' }, errors: {} };
}

/** The text stands beside its field and is not tied to it, as on many real sites; the placeholder alone names it. */
function showPhone(checked: CheckedForm): Html {
  const values = {
    id: 'phone',
    name: 'phone',
    type: 'tel',
    value: checked.values.phone,
    placeholder: '+1 555 0100',
    'aria-invalid': checked.errors.phone && 'true',
    'aria-describedby': checked.errors.phone && 'phone-error',
  };
  return html`<div class="field beside"><span class="beside-text">Phone</span><input${attributes(values)}>${showError('phone', checked)}</div>`;
}

function showPictureField(checked: CheckedForm): Html {
  const { picture } = checked.values;
  return html`<div class="field"><label for="picture">Profile picture</label>
    <p class="hint" id="picture-hint">PNG or JPEG, up to 1 MB. It stays in your browser.</p>
    <input id="picture" name="picture" type="file" accept="image/png,image/jpeg" aria-describedby="picture-hint">
    <p class="picture" id="picture-state" role="status">${picture ? `Current picture: ${picture}` : ''}</p>${showError('picture', checked)}</div>`;
}

function showForm(visit: Visit, checked: CheckedForm): Answer {
  const { values } = checked;
  return showPage(visit, {
    title: 'Your profile',
    scripts: ['profile.js', 'sort-table.js'],
    main: html`<h1>Your profile</h1>
${showErrorSummary(checked)}
<form method="post" action="/demo/profile" class="panel two" novalidate>
  ${textField({ name: 'name', label: 'Name' }, checked, { autocomplete: 'name', required: true, maxlength: 80 })}
  ${textField({ name: 'birthDate', label: 'Birth date' }, checked, { type: 'date', min: '1900-01-01', max: visit.today })}
  ${selectField({ name: 'country', label: 'Country' }, countries, checked, { required: true })}
  ${showPhone(checked)}
  <div class="span">${textArea({ name: 'bio', label: 'Biography', hint: `Up to ${longestBio} characters` }, checked, { maxlength: longestBio, 'data-counter': 'bio-count' })}
  <p class="hint" id="bio-count">${(values.bio ?? '').length} of ${longestBio}</p></div>
  ${showPictureField(checked)}
  <div class="field"><label class="choice"><input type="checkbox" role="switch" name="newsletter" value="yes"${attributes({ checked: values.newsletter === 'yes' })}> <span>Send me the newsletter</span></label></div>
  <div class="span"><button>Save profile</button></div>
</form>
${showOrders(visit.visitor.orders)}`,
  });
}

export const showProfile: Page = (visit) => {
  const { visitor } = visit;
  if (!visitor.signedIn)
    return goTo('/demo/login?next=profile', { ...visitor, notice: 'Please log in to see your profile.' });
  return showForm(visit, toForm(visitor.profile));
};

export const saveProfile: Page = (visit) => {
  const { visitor } = visit;
  if (!visitor.signedIn)
    return goTo('/demo/login?next=profile', { ...visitor, notice: 'Please log in to see your profile.' });
  const checked = checkForm(profileRules, visit.form, visitor.bugs);
  const mended = visitor.bugs.includes('no-validation')
    ? checked
    : { ...checked, errors: { ...checked.errors, ...findProfileErrors(checked.values, visit.today) } };
  if (!isValid(mended)) return showForm(visit, mended);
  const { name = '', birthDate = '', country = '', phone = '', bio = '', picture } = mended.values;
  const profile: Profile = {
    name,
    birthDate,
    country,
    phone,
    bio,
    newsletter: mended.values.newsletter === 'yes',
    picture: picture || visitor.profile.picture,
  };
  return goTo('/demo/profile', { ...visitor, profile, notice: 'Your profile was saved.' });
};
