import { $, hasBug, make, send, showMessage } from './base.js';
import './stars.js';

function drawSummary(reviews) {
  if (reviews.length === 0) {
    $('#reviewSummary').textContent = 'No reviews yet.';
    return;
  }
  const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  const count = reviews.length === 1 ? '1 review' : `${reviews.length} reviews`;
  $('#reviewSummary').replaceChildren(make('b', {}, average.toFixed(1)), ` out of 5 (${count})`);
}

function drawReview({ name, stars, text }) {
  return make(
    'div',
    { class: 'card', style: 'margin-bottom:8px' },
    make('nc-stars', { value: stars }),
    ' ',
    make('b', {}, name),
    make('p', {}, text),
  );
}

function drawReviews(reviews) {
  $('#reviewList').replaceChildren(...reviews.map(drawReview));
}

function findProblem(review) {
  if (review.stars === 0 && !hasBug('review-no-stars')) return 'Please give a rating.';
  return review.name === '' ? 'Please tell us your name.' : '';
}

async function sendReview(event) {
  event.preventDefault();
  const review = {
    name: $('#rName').value.trim(),
    stars: Number($('input[name=stars]:checked')?.value ?? 0),
    text: $('#rText').value.trim(),
  };
  const problem = findProblem(review);
  $('#rErr').textContent = problem;
  if (problem) return;
  const { reviews } = await send('review', { id: $('#reviewList').dataset.id, review });
  if (!hasBug('review-average')) drawSummary(reviews);
  drawReviews(reviews);
  $('#reviewForm').reset();
  showMessage('Thank you for your review.');
}

export function attachReviews() {
  const reviews = JSON.parse($('#reviewData').textContent);
  drawSummary(reviews);
  drawReviews(reviews);
  $('#reviewForm').addEventListener('submit', sendReview);
}
