import { type Html, html } from '../../html.ts';
import { type Course, days } from '../content/courses.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';

/** The parts of a day, with the hours from which and before which classes belong to them. */
const partsOfDay = [
  { name: 'Morning', from: 0, before: 12 },
  { name: 'Afternoon', from: 12, before: 17 },
  { name: 'Evening', from: 17, before: 24 },
];

function drawClass({ id, title, time, room, seats }: Course): Html {
  return html`<span class="slot" data-id="${id}" data-full="${String(seats === 0)}"><a
    href="/campus/course/${id}">${title}</a><br>${time}, ${room}</span>`;
}

function drawRow(courses: Course[], { name, from, before }: (typeof partsOfDay)[number]): Html {
  const startHour = ({ time }: Course) => Number(time.slice(0, 2));
  const cells = days.map((day) => {
    const held = courses
      .filter((course) => course.day === day && startHour(course) >= from && startHour(course) < before)
      .sort((one, other) => one.time.localeCompare(other.time));
    return html`<td>${held.map(drawClass)}</td>`;
  });
  return html`<tr><th scope="row">${name}</th>${cells}</tr>`;
}

export function showTimetable(visit: Visit): Answer {
  return showPage(visit, {
    title: 'Timetable',
    current: 'timetable',
    script: 'timetable',
    content: html`<h1>Timetable</h1>
<div class="row" style="align-items:center;margin-bottom:12px">
  <button class="btn-icon" id="prevWeek" title="Previous week">‹</button>
  <b id="weekName">Week 1: 1 to 6 September</b>
  <button class="btn-icon" id="nextWeek" title="Next week">›</button>
  <label class="inline"><input type="checkbox" id="hideFull"> Hide full courses</label>
</div>
<p id="classCount"></p>
<table class="table" id="grid">
  <thead><tr><th scope="col">Time</th>${days.map((day) => html`<th scope="col">${day}</th>`)}</tr></thead>
  <tbody>${partsOfDay.map((part) => drawRow(visit.visitor.courses, part))}</tbody>
</table>`,
  });
}
