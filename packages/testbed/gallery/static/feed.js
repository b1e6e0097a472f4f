import { $, hasBug, icon, make, toast } from './base.js';

const topics = [
  'Rain',
  'Coffee',
  'Trains',
  'Gardens',
  'Bread',
  'Maps',
  'Clocks',
  'Kites',
  'Rivers',
  'Lamps',
  'Boats',
  'Snow',
];
let posts = topics.map((topic, index) => ({ topic, likes: index + 1, liked: false, hours: index + 1 }));
const pageSize = 4;
let shown = pageSize;
let skipped = 0;

function like(post) {
  const by = hasBug('feed-like-count') ? 2 : 1;
  post.likes += post.liked ? -by : by;
  post.liked = !post.liked;
  draw();
}

function hide(post) {
  const all = listPosts();
  const meant = hasBug('feed-hide-wrong') ? (all[all.indexOf(post) + 1] ?? post) : post;
  posts = posts.filter((one) => one !== meant);
  draw();
  toast('The post was hidden.');
}

function listPosts() {
  const isOldFirst = $('#order').value === 'old' && !hasBug('feed-order');
  return isOldFirst ? [...posts].reverse() : posts;
}

function drawPost(post) {
  const heart = make(
    'button',
    { 'aria-pressed': post.liked, 'aria-label': `Like ${post.topic}`, onclick: () => like(post) },
    '♥',
  );
  const menu = make(
    'div',
    { class: 'popup', role: 'menu' },
    make('div', { role: 'menuitem', onclick: () => hide(post) }, 'Hide post'),
    make('div', { role: 'menuitem', onclick: () => toast('Thank you for the report.') }, 'Report'),
  );
  return make(
    'article',
    { class: 'post', 'aria-label': post.topic },
    make('h2', {}, post.topic),
    make('p', {}, `${post.hours} hours ago`),
    heart,
    ' ',
    make('span', { class: 'likes' }, `${post.likes} likes`),
    ' ',
    make('div', { class: 'more' }, make('button', { title: 'More' }, icon('⋯')), menu),
  );
}

function draw() {
  const all = listPosts();
  const first = all.slice(0, pageSize);
  const listed = [...first, ...all.slice(pageSize + skipped, shown)];
  $('#posts').replaceChildren(...listed.map(drawPost));
  $('#shown').textContent = `${listed.length} posts shown`;
  $('#more').hidden = shown >= all.length;
  $('#end').hidden = shown < all.length;
}

function loadMore() {
  if (hasBug('feed-load-more')) skipped = 1;
  shown += pageSize;
  draw();
}

/** A list without an end button: more comes when somebody scrolls to the bottom. */
function attachActivity() {
  const addEvents = () => {
    const from = $('#activity').children.length;
    const to = Math.min(30, from + 10);
    for (let number = from + 1; number <= to; number += 1)
      $('#activity').append(make('li', {}, `Event ${number}`));
  };
  const box = $('.activity');
  box.addEventListener('scroll', () => {
    if (box.scrollTop + box.clientHeight >= box.scrollHeight - 4) addEvents();
  });
  addEvents();
}

attachActivity();
$('#more').addEventListener('click', loadMore);
$('#order').addEventListener('change', draw);
draw();
