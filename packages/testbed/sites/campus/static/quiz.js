import { $, hasBug, make, send } from './base.js';

/** The chosen answers; null where none is. */
function readAnswers() {
  return [0, 1, 2, 3].map((question) => {
    const chosen = $(`input[name=q${question}]:checked`);
    return chosen ? Number(chosen.value) : null;
  });
}

function countAnswers() {
  const count = readAnswers().filter((answer) => answer !== null).length;
  $('#answered').textContent = `${count} of 4 answered`;
  if (!hasBug('quiz-disabled')) $('#submitQuiz').disabled = count < 4;
}

function tryAgain() {
  $('#quiz').reset();
  $('#quizResult').replaceChildren();
  if (!hasBug('quiz-count-kept')) $('#answered').textContent = '0 of 4 answered';
  $('#submitQuiz').disabled = true;
}

async function submit(event) {
  event.preventDefault();
  $('#submitQuiz').disabled = true;
  const { score, passed } = await send('quiz', { answers: readAnswers() });
  const result = make(
    'div',
    { class: `alert ${passed ? 'alert-success' : 'alert-danger'}` },
    make('b', {}, `You scored ${score} out of 4.`),
    passed ? ' Passed' : ' Not passed',
  );
  const again = make('button', { class: 'btn btn-outline', id: 'again', onclick: tryAgain }, 'Try again');
  $('#quizResult').replaceChildren(result, again);
}

$('#quiz').addEventListener('change', countAnswers);
$('#quiz').addEventListener('submit', submit);
