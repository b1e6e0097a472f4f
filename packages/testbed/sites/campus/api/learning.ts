import { countDone, questions, reckonPercent } from '../content/learning.ts';
import { makeRoute } from './route.ts';

const enoughToPass = 3;

export const markLesson = makeRoute<{ id: string; lesson: number; on: boolean }>(
  120,
  ({ visitor }, { id, lesson, on }) => {
    const course = visitor.taken.find((one) => one.id === id);
    const marked = course?.lessons[lesson];
    if (!course || !marked) return undefined;
    marked.isDone = on;
    return { percent: reckonPercent(course), done: countDone(course), all: course.lessons.length };
  },
);

export const checkQuiz = makeRoute<{ answers: (number | null)[] }>(400, ({ bug }, { answers }) => {
  const counted = bug === 'quiz-score' ? questions.slice(0, 3) : questions;
  const score = counted.filter(({ right }, index) => right === answers[index]).length;
  return { score, passed: score >= enoughToPass };
});
