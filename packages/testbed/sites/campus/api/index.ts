import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, sendJson, type Visit } from '../shared/visit.ts';
import { readBasket, updateBasket } from './basket.ts';
import { joinWaitingList, listCourses, writeReview } from './courses.ts';
import { likeThread, listThreads, startThread, writeReply } from './forum.ts';
import { checkQuiz, markLesson } from './learning.ts';
import { updateProfile } from './profile.ts';
import type { Route } from './route.ts';

const routes: Record<string, Route> = {
  'GET courses': listCourses,
  'POST waiting': joinWaitingList,
  'POST review': writeReview,
  'GET basket': readBasket,
  'POST basket': updateBasket,
  'POST lesson': markLesson,
  'POST quiz': checkQuiz,
  'GET threads': listThreads,
  'POST threads': startThread,
  'POST like': likeThread,
  'POST reply': writeReply,
  'POST profile': updateProfile,
  'POST contact': { delay: 350, answer: () => ({ ok: true }) },
};

export async function answerCall(visit: Visit): Promise<Answer> {
  const route = routes[`${visit.isPost ? 'POST' : 'GET'} ${visit.parts[1]}`];
  if (route) await wait(route.delay);
  const found = route?.answer(visit);
  return found === undefined ? sendJson({ error: 'unknown' }, 404) : sendJson(found);
}
