import { describeBasket } from '../shared/prices.ts';
import type { Visit } from '../shared/visit.ts';
import { findCourse } from '../shared/visitor.ts';
import { makeRoute, type Route } from './route.ts';

const knownCode = 'LEARN10';

interface BasketChange {
  add?: string;
  remove?: string;
  undo?: boolean;
  code?: string;
  student?: boolean;
}

/** Returns what the visitor is told. */
function addCourse({ visitor }: Visit, id: string): string | undefined {
  const course = findCourse(visitor, id);
  if (!course) return undefined;
  if (visitor.basket.courses.includes(course)) return `${course.title} is already in your basket.`;
  visitor.basket.courses.push(course);
  return `${course.title} has been added to your basket.`;
}

function removeCourse({ visitor: { basket }, bug }: Visit, id: string): string | undefined {
  const place = basket.courses.findIndex((course) => course.id === id);
  const course = basket.courses[place];
  if (!course) return undefined;
  basket.removed = { course, place };
  if (bug !== 'remove-noop') basket.courses.splice(place, 1);
  return `${course.title} removed.`;
}

function bringBack({ visitor: { basket }, bug }: Visit): void {
  const { removed } = basket;
  basket.removed = undefined;
  if (!removed || bug === 'undo-lost' || basket.courses.includes(removed.course)) return;
  basket.courses.splice(removed.place, 0, removed.course);
}

/** Returns whether the code is valid; a wrong one leaves the one before it. */
function applyCode({ visitor: { basket } }: Visit, code: string): boolean {
  if (code.trim().toUpperCase() !== knownCode) return false;
  basket.code = knownCode;
  return true;
}

export const readBasket: Route = { delay: 200, answer: describeBasket };

export const updateBasket = makeRoute<BasketChange>(180, (visit, change) => {
  const added = change.add === undefined ? undefined : addCourse(visit, change.add);
  const removed = change.remove === undefined ? undefined : removeCourse(visit, change.remove);
  if (change.undo) bringBack(visit);
  if (change.student !== undefined) visit.visitor.basket.isStudent = change.student;
  const isCodeValid = change.code === undefined ? undefined : applyCode(visit, change.code);
  return { ...describeBasket(visit), message: added ?? removed, isCodeValid };
});
