import type { Review } from '../content/courses.ts';
import { findCourse } from '../shared/visitor.ts';
import { makeRoute, type Route } from './route.ts';

export const listCourses: Route = {
  delay: 250,
  answer: ({ visitor }) =>
    visitor.courses.map(({ id, title, level, day, time, price, seats }) => ({
      id,
      title,
      level,
      day,
      time,
      price,
      seats,
    })),
};

export const joinWaitingList = makeRoute<{ id: string }>(300, ({ visitor, bug }, { id }) => {
  const course = findCourse(visitor, id);
  if (!course) return undefined;
  course.waiting += 1;
  visitor.waitsFor.add(id);
  const number = bug === 'waitlist-number' ? course.waiting + 1 : course.waiting;
  return { number, waiting: course.waiting };
});

export const writeReview = makeRoute<{ id: string; review: Review }>(
  250,
  ({ visitor, bug }, { id, review }) => {
    const course = findCourse(visitor, id);
    if (!course) return undefined;
    if (bug === 'review-order') course.reviews.push(review);
    else course.reviews.unshift(review);
    return { reviews: course.reviews };
  },
);
