export interface Reply {
  author: string;
  date: string;
  text: string;
}

export interface Thread {
  id: string;
  title: string;
  author: string;
  date: string;
  /** The higher, the newer. */
  order: number;
  likes: number;
  liked: boolean;
  text: string;
  replies: Reply[];
}

export const threads: Thread[] = [
  {
    id: 't1',
    title: 'Where can I park on Saturdays?',
    author: 'Omar',
    date: '3 September 2025',
    order: 1,
    likes: 4,
    liked: false,
    text: 'The car park behind the hall is locked at weekends. Any ideas?',
    replies: [
      { author: 'Joan', date: '3 September 2025', text: 'Mill Street is free after noon.' },
      { author: 'Tom', date: '4 September 2025', text: 'Ask at reception for a permit.' },
    ],
  },
  {
    id: 't2',
    title: 'Best paper for watercolours',
    author: 'Grace',
    date: '12 September 2025',
    order: 3,
    likes: 11,
    liked: false,
    text: 'Which paper do you use at home?',
    replies: [
      { author: 'Beth', date: '12 September 2025', text: 'Cold pressed, 300 gsm.' },
      { author: 'Colin', date: '13 September 2025', text: 'Anything that does not curl.' },
      { author: 'Grace', date: '14 September 2025', text: 'Thanks, both!' },
    ],
  },
  {
    id: 't3',
    title: 'Study group for Python',
    author: 'Ines',
    date: '20 September 2025',
    order: 4,
    likes: 2,
    liked: false,
    text: 'Who would like to meet on Sundays to practise?',
    replies: [],
  },
  {
    id: 't4',
    title: 'Lost scarf in Room 12',
    author: 'Peter',
    date: '8 September 2025',
    order: 2,
    likes: 0,
    liked: false,
    text: 'Red wool, left on the radiator.',
    replies: [{ author: 'Carlos', date: '9 September 2025', text: 'It is at reception now.' }],
  },
];

export function countReplies(count: number): string {
  return count === 1 ? '1 reply' : `${count} replies`;
}
