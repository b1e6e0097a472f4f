/** A course that the account's owner takes already. */
export interface TakenCourse {
  id: string;
  title: string;
  lessons: { title: string; isDone: boolean }[];
}

/** Lessons of which the first ones are done. */
function listLessons(done: number, ...titles: string[]): TakenCourse['lessons'] {
  return titles.map((title, index) => ({ title, isDone: index < done }));
}

export const takenCourses: TakenCourse[] = [
  {
    id: 'drawing',
    title: 'Drawing Foundations',
    lessons: listLessons(
      3,
      'Lines and shapes',
      'Light and shadow',
      'Perspective',
      'Drawing hands',
      'Portraits',
    ),
  },
  {
    id: 'first-aid',
    title: 'First Aid at Home',
    lessons: listLessons(4, 'Calling for help', 'Burns and cuts', 'Choking', 'Resuscitation'),
  },
  {
    id: 'french',
    title: 'French for Travellers',
    lessons: listLessons(
      2,
      'At the station',
      'At the hotel',
      'In the restaurant',
      'Asking the way',
      'Shopping',
      'At the doctor',
      'On the phone',
      'Small talk',
      'Problems',
      'Saying goodbye',
    ),
  },
];

export function countDone({ lessons }: TakenCourse): number {
  return lessons.filter(({ isDone }) => isDone).length;
}

export function reckonPercent(course: TakenCourse): number {
  return Math.round((countDone(course) / course.lessons.length) * 100);
}

export const questions = [
  { question: 'What is the emergency number in the UK?', answers: ['101', '999', '118'], right: 1 },
  {
    question: 'How long should you cool a burn under running water?',
    answers: ['2 minutes', '20 minutes', '1 hour'],
    right: 1,
  },
  {
    question: 'How should someone with a nosebleed lean?',
    answers: ['Forward', 'Back', 'To the side'],
    right: 0,
  },
  {
    question: 'How many chest compressions come before two rescue breaths?',
    answers: ['15', '30', '60'],
    right: 1,
  },
];

export const certificates = [
  { file: 'first-aid-at-home', title: 'First Aid at Home', date: '14 March 2025' },
  { file: 'touch-typing', title: 'Touch Typing', date: '2 November 2024' },
];
