import { type Html, html } from '../../html.ts';
import { certificates, countDone, questions, reckonPercent, type TakenCourse } from '../content/learning.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';

function drawBar(label: string, percent: number): Html {
  return html`<div class="bar" role="progressbar" aria-label="${label}" aria-valuenow="${percent}" aria-valuemin="0"
    aria-valuemax="100"><div style="width:${percent}%"></div></div>`;
}

function drawStatus(course: TakenCourse, { bug }: Visit): Html {
  const isStuck = bug === 'status-stays' && course.id === 'drawing';
  return countDone(course) === course.lessons.length && !isStuck
    ? html`<span class="badge badge-success">Completed</span>`
    : html`<span class="badge badge-warning">In progress</span>`;
}

const quizLink = html`<p><a class="btn btn-outline" href="/campus/my/first-aid/quiz">Take the quiz</a></p>`;

function drawCard(course: TakenCourse, visit: Visit): Html {
  const { id, title, lessons } = course;
  const percent = reckonPercent(course);
  return html`<section class="card">
  <h3><a href="/campus/my/${id}">${title}</a></h3>
  ${drawStatus(course, visit)}
  <p>${countDone(course)} of ${lessons.length} lessons</p>
  ${drawBar(title, percent)}
  <span class="muted">${percent}%</span>
  ${id === 'first-aid' ? quizLink : ''}
</section>`;
}

function drawUpcoming({ visitor }: Visit): Html {
  if (visitor.upcoming.length === 0) return html``;
  const listed = visitor.upcoming.map(({ title, day, time }) => html`<li>${title}, ${day} ${time}</li>`);
  return html`<h2>Upcoming</h2><ul>${listed}</ul>`;
}

function drawCertificates({ bug }: Visit): Html {
  const rows = certificates.map(({ file, title, date }) => {
    const target = bug === 'cert-link' ? 'first-aid-at-home' : file;
    return html`<tr><td>${title}</td><td>${date}</td><td><a href="/campus/my/certificate/${target}"
      title="Download certificate" download>⬇ Download</a></td></tr>`;
  });
  return html`<h2>Certificates</h2>
<table class="table">
  <thead><tr><th>Course</th><th>Issued</th><th></th></tr></thead>
  <tbody>${rows}</tbody>
</table>`;
}

function showOverview(visit: Visit): Answer {
  return showPage(visit, {
    title: 'My courses',
    current: 'my',
    content: html`<h1>My courses</h1>
<div class="grid">${visit.visitor.taken.map((course) => drawCard(course, visit))}</div>
${drawUpcoming(visit)}
${drawCertificates(visit)}`,
  });
}

function sendCertificate({ visitor }: Visit, file: string | undefined): Answer | undefined {
  const certificate = certificates.find((one) => one.file === file);
  if (!certificate) return undefined;
  const { title, date } = certificate;
  return {
    status: 200,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${certificate.file}.txt"`,
    },
    body: `Northfield College\nCertificate\n${visitor.profile.name} has completed ${title}.\n${date}\n`,
  };
}

function showQuiz(visit: Visit): Answer {
  const drawn = questions.map(({ question, answers }, index) => {
    const choices = answers.map(
      (
        answer,
        place,
      ) => html`<label class="inline" style="margin-right:18px"><input type="radio" name="q${index}"
        value="${place}"> ${answer}</label>`,
    );
    return html`<fieldset class="card" style="margin-bottom:12px"><legend><b>${index + 1}. ${question}</b></legend>${choices}</fieldset>`;
  });
  return showPage(visit, {
    title: 'Quiz',
    script: 'quiz',
    content: html`<p><a href="/campus/my">My courses</a> › First Aid at Home</p>
<h1>First Aid quiz</h1>
<p>Answer all four questions. You need three right answers to pass.</p>
<form id="quiz">${drawn}
  <p><span id="answered">0 of 4 answered</span></p>
  <button class="btn" id="submitQuiz" disabled>Submit answers</button>
</form>
<div id="quizResult" role="status"></div>`,
  });
}

function showLessons(visit: Visit, course: TakenCourse): Answer {
  const { id, title, lessons } = course;
  const percent = reckonPercent(course);
  const drawn = lessons.map(
    (
      lesson,
      index,
    ) => html`<label class="tick"><input type="checkbox" data-lesson="${index}"${lesson.isDone ? ' checked' : ''}><span
      class="box"></span> ${lesson.title}</label>`,
  );
  return showPage(visit, {
    title,
    script: 'lessons',
    content: html`<p><a href="/campus/my">My courses</a> › ${title}</p>
<h1>${title}</h1>
${drawBar('Progress', percent)}
<p id="progressText">${percent}% done (${countDone(course)} of ${lessons.length} lessons)</p>
<h2>Lessons</h2>
<div id="lessons" data-id="${id}">${drawn}</div>`,
  });
}

export function showMy(visit: Visit): Answer | undefined {
  const [, id, part] = visit.parts;
  if (!id) return showOverview(visit);
  if (id === 'certificate') return sendCertificate(visit, part);
  const course = visit.visitor.taken.find((one) => one.id === id);
  if (course && part === 'quiz') return showQuiz(visit);
  return course && showLessons(visit, course);
}
