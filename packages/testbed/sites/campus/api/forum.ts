import { nameAuthor } from '../shared/visitor.ts';
import { makeRoute, type Route } from './route.ts';

const now = 'Just now';

export const listThreads: Route = {
  delay: 220,
  answer: ({ visitor }) =>
    visitor.threads.map(({ text: _, replies, ...thread }) => ({ ...thread, replies: replies.length })),
};

export const startThread = makeRoute<{ title: string; text: string }>(220, ({ visitor }, { title, text }) => {
  visitor.threads.push({
    id: `t${visitor.threads.length + 1}`,
    title,
    author: nameAuthor(visitor),
    date: now,
    order: Math.max(...visitor.threads.map(({ order }) => order)) + 1,
    likes: 0,
    liked: false,
    text,
    replies: [],
  });
  return { ok: true };
});

export const likeThread = makeRoute<{ id: string }>(100, ({ visitor, bug }, { id }) => {
  const thread = visitor.threads.find((one) => one.id === id);
  if (!thread) return undefined;
  thread.liked = !thread.liked;
  if (thread.liked) thread.likes += 1;
  else if (bug !== 'unlike-count') thread.likes -= 1;
  return { likes: thread.likes, liked: thread.liked };
});

export const writeReply = makeRoute<{ id: string; text: string }>(200, ({ visitor }, { id, text }) => {
  const thread = visitor.threads.find((one) => one.id === id);
  if (!thread) return undefined;
  thread.replies.push({ author: nameAuthor(visitor), date: now, text });
  return { replies: thread.replies };
});
