import { html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';

export const showProfile: Page = (visit) => {
  const { profile } = visit.visitor;
  return showPage(visit, {
    title: 'Profile',
    crumbs: [['Profile']],
    main: html`<h1>My profile</h1>
<h2>Personal details</h2>
<dl class="details">
  <dt>Name</dt><dd>${profile.first} ${profile.last}</dd>
  <dt>Date of birth</dt><dd>${profile.born}</dd>
  <dt>Email</dt><dd>${profile.email}</dd>
  <dt>Phone</dt><dd>${profile.phone}</dd>
</dl>
<h2>Address</h2>
<dl class="details">
  <dt>Street</dt><dd>${profile.street}</dd>
  <dt>City</dt><dd>${profile.city}</dd>
  <dt>Postcode</dt><dd>${profile.postcode}</dd>
</dl>
<h2>Emergency contact</h2>
<dl class="details">
  <dt>Contact name</dt><dd>${profile.ecName}</dd>
  <dt>Relationship</dt><dd>${profile.ecRelation}</dd>
  <dt>Contact phone</dt><dd>${profile.ecPhone}</dd>
</dl>
<a class="btn btn-primary" href="/clinic/profile/edit">Edit profile</a>`,
  });
};
