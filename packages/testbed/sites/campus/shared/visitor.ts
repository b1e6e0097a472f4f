import { type Course, courses } from '../content/courses.ts';
import { type Thread, threads } from '../content/forum.ts';
import { type TakenCourse, takenCourses } from '../content/learning.ts';

export interface Basket {
  courses: Course[];
  /** What "Undo" brings back, and to which place. */
  removed: { course: Course; place: number } | undefined;
  code: string;
  isStudent: boolean;
}

export interface Enrolment {
  name: string;
  email: string;
  number: string;
  total: number;
}

export interface Profile {
  name: string;
  phone: string;
  language: string;
  /** A data address; empty where there is none. */
  photo: string;
  switches: Record<string, boolean>;
  password: string;
}

/** Everything that one visitor can change. */
export interface Visitor {
  /** Their seats, waiting lists and reviews change. */
  courses: Course[];
  /** The ids of the courses on whose waiting list the visitor is. */
  waitsFor: Set<string>;
  basket: Basket;
  isLoggedIn: boolean;
  threads: Thread[];
  taken: TakenCourse[];
  upcoming: Course[];
  enrolments: number;
  lastEnrolment: Enrolment | undefined;
  profile: Profile;
}

export function emptyBasket(): Basket {
  return { courses: [], removed: undefined, code: '', isStudent: false };
}

export function makeVisitor(): Visitor {
  return {
    courses: structuredClone(courses),
    waitsFor: new Set(),
    basket: emptyBasket(),
    isLoggedIn: false,
    threads: structuredClone(threads),
    taken: structuredClone(takenCourses),
    upcoming: [],
    enrolments: 0,
    lastEnrolment: undefined,
    profile: {
      name: 'Mia Turner',
      phone: '01632 960112',
      language: 'English',
      photo: '',
      switches: { 'Course reminders': true, 'Forum replies': false, 'Special offers': true },
      password: 'learn2024',
    },
  };
}

export function findCourse(visitor: Visitor, id: string | undefined): Course | undefined {
  return visitor.courses.find((course) => course.id === id);
}

/** Under which name the visitor writes in the forum. */
export function nameAuthor({ isLoggedIn, profile }: Visitor): string {
  return isLoggedIn ? profile.name : 'Guest';
}
