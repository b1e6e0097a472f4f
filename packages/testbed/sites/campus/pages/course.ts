import { embedJson, type Html, html } from '../../html.ts';
import type { Course } from '../content/courses.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';
import { findCourse } from '../shared/visitor.ts';

/** A table for its looks alone, without headings. */
function drawFacts({ tutor, level, day, time, room, price, seats }: Course): Html {
  const facts = {
    Tutor: tutor,
    Level: level,
    When: `${day} ${time}`,
    Where: room,
    Price: `£${price}`,
    'Seats left': String(seats),
  };
  const rows = Object.entries(facts).map(
    ([name, value]) => html`<tr><td><b>${name}</b></td><td>${value}</td></tr>`,
  );
  return html`<table role="presentation">${rows}</table>`;
}

function drawWaitingList({ id, waiting }: Course, hasJoined: boolean): Html {
  const people = waiting === 1 ? '1 person' : `${waiting} people`;
  const label = hasJoined ? 'You are on the waiting list' : 'Join the waiting list';
  return html`<p><span id="waitingInfo">${people} on the waiting list</span></p>
<p><button class="btn" id="joinWaiting" data-id="${id}"${hasJoined ? ' disabled' : ''}>${label}</button></p>
<div id="waitingMessage" role="status"></div>`;
}

function drawEnrolment(course: Course, hasJoined: boolean): Html {
  if (course.seats === 0) return drawWaitingList(course, hasJoined);
  return html`<p><button class="btn" id="enrol" data-add="${course.id}">Enrol now</button></p>`;
}

function drawWaitingDialog({ title }: Course): Html {
  return html`<dialog id="waitingDialog" aria-labelledby="wdTitle">
  <h2 id="wdTitle">Waiting list for ${title}</h2>
  <p>We will write to you as soon as a place is free.</p>
  <form id="waitingForm" novalidate>
    <div class="field"><label for="wEmail">Your email</label><input type="email" id="wEmail"><div class="err" id="wErr"></div></div>
    <button class="btn">Confirm</button> <button type="button" class="btn btn-outline" id="wCancel">Cancel</button>
  </form>
</dialog>`;
}

/** The heading of the syllabus is none to a browser, only to the eye. */
function drawSyllabus({ weeks }: Course): Html {
  const drawn = weeks.map(
    ({ title, text }) => html`<details class="week"><summary>${title}</summary><p>${text}</p></details>`,
  );
  return html`<div class="subhead">Syllabus</div>${drawn}`;
}

function drawReviews({ id, reviews }: Course): Html {
  const stars = [1, 2, 3, 4, 5].map((count) => {
    const label = count === 1 ? '1 star' : `${count} stars`;
    return html`<label><input type="radio" name="stars" value="${count}"> ${label}</label>`;
  });
  return html`<h2>Reviews</h2>
<p id="reviewSummary"></p>
<div id="reviewList" data-id="${id}"></div>
${embedJson('reviewData', reviews)}
<h3>Write a review</h3>
<form id="reviewForm" novalidate>
  <fieldset class="rating"><legend>Your rating</legend>${stars}</fieldset>
  <div class="field"><label for="rName">Your name</label><input type="text" id="rName"></div>
  <div class="field"><label for="rText">Your review</label><textarea id="rText" rows="3"></textarea></div>
  <div class="err" id="rErr" role="alert"></div>
  <button class="btn">Send review</button>
</form>`;
}

export function showCourse(visit: Visit): Answer | undefined {
  const course = findCourse(visit.visitor, visit.parts[1]);
  if (!course) return undefined;
  return showPage(visit, {
    title: course.title,
    script: 'course',
    content: html`<p><a href="/campus/catalogue">Courses</a> › ${course.title}</p>
<h1>${course.title} ${course.seats === 0 ? html`<span class="badge badge-danger">Full</span>` : ''}</h1>
<p>${course.about}</p>
${drawFacts(course)}
${drawEnrolment(course, visit.visitor.waitsFor.has(course.id))}
${drawWaitingDialog(course)}
${drawSyllabus(course)}
${drawReviews(course)}`,
  });
}
