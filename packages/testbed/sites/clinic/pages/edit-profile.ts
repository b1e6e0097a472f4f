import { type Answer, goTo, readEntry } from '../../answers.ts';
import { html } from '../../html.ts';
import type { ClinicBug } from '../shared/bugs.ts';
import { drawFields, drawOption, type Errors, findErrors, hasErrors } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import type { Profile } from '../shared/visitor.ts';

type Entries = Omit<Profile, 'email' | 'born'>;

const relations = ['Brother', 'Sister', 'Parent', 'Partner', 'Friend'];

function readEntries(visit: Visit): Entries {
  return {
    first: readEntry(visit, 'first'),
    last: readEntry(visit, 'last'),
    phone: readEntry(visit, 'phone'),
    street: readEntry(visit, 'street'),
    city: readEntry(visit, 'city'),
    postcode: readEntry(visit, 'postcode'),
    ecName: readEntry(visit, 'ecName'),
    ecRelation: readEntry(visit, 'ecRelation'),
    ecPhone: readEntry(visit, 'ecPhone'),
  };
}

function showForm(visit: Visit, entries: Entries, errors: Errors): Answer {
  const field = drawFields(entries, errors);
  return showPage(visit, {
    title: 'Edit profile',
    crumbs: [['Profile', '/clinic/profile'], ['Edit']],
    main: html`<h1>Edit profile</h1>
<form method="post" action="/clinic/profile/edit" novalidate>
<fieldset>
  <legend>Personal details</legend>
  ${field('first', 'First name')}
  ${field('last', 'Last name')}
  ${field('phone', 'Phone')}
</fieldset>
<fieldset>
  <legend>Address</legend>
  ${field('street', 'Street')}
  ${field('city', 'City')}
  ${field('postcode', 'Postcode', { hint: '5 digits' })}
</fieldset>
<fieldset>
  <legend>Emergency contact</legend>
  ${field('ecName', 'Contact name')}
  <div class="form-group">
    <label for="ecRelation">Relationship</label><select class="form-select" id="ecRelation" name="ecRelation">
      ${relations.map((relation) => drawOption(relation, entries.ecRelation))}
    </select>
  </div>
  ${field('ecPhone', 'Contact phone')}
</fieldset>
<p class="d-flex"><a class="btn" href="/clinic/profile">Cancel</a> <button class="btn btn-primary">Save changes</button></p>
</form>`,
  });
}

export const showProfileForm: Page = (visit) => showForm(visit, visit.visitor.profile, {});

function checkEntries({ first, last, postcode, ecPhone }: Entries, bug: ClinicBug | undefined): Errors {
  return findErrors({
    first: [first !== '', 'Please enter your first name.'],
    last: [last !== '', 'Please enter your last name.'],
    postcode: [/^\d{5}$/.test(postcode) || bug === 'postcode-check', 'The postcode must have 5 digits.'],
    ecPhone: [ecPhone !== '', 'Please enter a phone number for your emergency contact.'],
  });
}

function changeProfile(profile: Profile, entries: Entries, bug: ClinicBug | undefined): Profile {
  const { city, ecName, ecRelation, ecPhone } = profile;
  return {
    ...profile,
    ...entries,
    ...(bug === 'city-lost' && { city }),
    ...(bug === 'emergency-lost' && { ecName, ecRelation, ecPhone }),
  };
}

export const saveProfile: Page = (visit) => {
  const { visitor, bug } = visit;
  const entries = readEntries(visit);
  const errors = checkEntries(entries, bug);
  if (hasErrors(errors)) return showForm(visit, entries, errors);
  visitor.profile = changeProfile(visitor.profile, entries, bug);
  visitor.notice = { kind: 'success', text: 'Your profile was saved.' };
  return goTo('/clinic/profile');
};
