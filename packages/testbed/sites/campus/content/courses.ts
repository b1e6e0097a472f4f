export interface Review {
  name: string;
  stars: number;
  text: string;
}

export interface Course {
  id: string;
  title: string;
  level: string;
  day: string;
  time: string;
  price: number;
  seats: number;
  /** How many people are on the waiting list. */
  waiting: number;
  tutor: string;
  room: string;
  about: string;
  weeks: { title: string; text: string }[];
  /** The newest first. */
  reviews: Review[];
}

export const levels = ['Beginner', 'Intermediate', 'Advanced'];
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const usualWeeks = [
  {
    title: 'Week 1: Getting started',
    text: 'Meet the group, look at what we will do and find out what you need to bring.',
  },
  { title: 'Week 2: The basics', text: 'First exercises with the help of your tutor.' },
  { title: 'Week 3: Your own project', text: 'Plan and begin a small project of your own.' },
];

export const courses: Course[] = [
  {
    id: 'pottery',
    title: 'Pottery for Beginners',
    level: 'Beginner',
    day: 'Monday',
    time: '18:30',
    price: 120,
    seats: 4,
    waiting: 0,
    tutor: 'Helen Marsh',
    room: 'Studio 2',
    about: 'Learn to throw, glaze and fire your first bowls. Clay and tools are included.',
    weeks: [
      { title: 'Week 1: Working with clay', text: 'Wedging, pinch pots and coils.' },
      { title: 'Week 2: On the wheel', text: 'Centring the clay and pulling up walls.' },
      { title: 'Week 3: Glazing', text: 'Choosing colours and applying glaze with a brush.' },
      { title: 'Week 4: Firing', text: 'Loading the kiln and a small exhibition.' },
    ],
    reviews: [
      { name: 'Sanjay', stars: 5, text: 'Helen explains everything twice and never loses patience.' },
      { name: 'Beth', stars: 4, text: 'Great fun, but the studio is cold in winter.' },
      { name: 'Colin', stars: 3, text: 'Good course, too few wheels.' },
    ],
  },
  {
    id: 'spanish-1',
    title: 'Spanish 1',
    level: 'Beginner',
    day: 'Tuesday',
    time: '18:00',
    price: 95,
    seats: 9,
    waiting: 0,
    tutor: 'Carlos Vega',
    room: 'Room 12',
    about: 'Greetings, ordering food and finding your way. No previous knowledge needed.',
    weeks: usualWeeks,
    reviews: [
      { name: 'Maria', stars: 5, text: 'I ordered tapas in Seville all by myself!' },
      { name: 'Dev', stars: 5, text: 'Lively lessons.' },
    ],
  },
  {
    id: 'spanish-3',
    title: 'Spanish 3',
    level: 'Advanced',
    day: 'Thursday',
    time: '18:00',
    price: 110,
    seats: 2,
    waiting: 0,
    tutor: 'Carlos Vega',
    room: 'Room 12',
    about: 'Conversation and short stories for those who have finished Spanish 2.',
    weeks: usualWeeks,
    reviews: [],
  },
  {
    id: 'watercolour',
    title: 'Watercolour Landscapes',
    level: 'Intermediate',
    day: 'Wednesday',
    time: '10:00',
    price: 85,
    seats: 0,
    waiting: 3,
    tutor: 'Grace Lowell',
    room: 'Studio 1',
    about: 'Skies, water and trees, outdoors if the weather allows.',
    weeks: usualWeeks,
    reviews: [],
  },
  {
    id: 'python',
    title: 'Python Programming',
    level: 'Intermediate',
    day: 'Tuesday',
    time: '19:00',
    price: 150,
    seats: 6,
    waiting: 0,
    tutor: 'Ines Duarte',
    room: 'Lab 3',
    about: 'Write small programs that read files and draw charts.',
    weeks: usualWeeks,
    reviews: [],
  },
  {
    id: 'bread',
    title: 'Bread Baking',
    level: 'Beginner',
    day: 'Saturday',
    time: '09:30',
    price: 60,
    seats: 3,
    waiting: 0,
    tutor: 'Tom Okafor',
    room: 'Kitchen',
    about: 'Sourdough, rolls and focaccia. Please bring an apron.',
    weeks: usualWeeks,
    reviews: [],
  },
  {
    id: 'guitar',
    title: 'Acoustic Guitar',
    level: 'Beginner',
    day: 'Thursday',
    time: '19:30',
    price: 100,
    seats: 5,
    waiting: 0,
    tutor: 'Ruth Bell',
    room: 'Room 4',
    about: 'Chords, rhythm and ten songs by the end of term.',
    weeks: usualWeeks,
    reviews: [],
  },
  {
    id: 'yoga',
    title: 'Morning Yoga',
    level: 'Beginner',
    day: 'Monday',
    time: '07:30',
    price: 70,
    seats: 12,
    waiting: 0,
    tutor: 'Anja Weber',
    room: 'Hall',
    about: 'A gentle start into the week. Mats are provided.',
    weeks: usualWeeks,
    reviews: [],
  },
  {
    id: 'bookkeeping',
    title: 'Bookkeeping Basics',
    level: 'Beginner',
    day: 'Wednesday',
    time: '18:30',
    price: 130,
    seats: 8,
    waiting: 0,
    tutor: 'Peter Shaw',
    room: 'Room 7',
    about: 'Invoices, VAT and balance sheets for small businesses.',
    weeks: usualWeeks,
    reviews: [],
  },
  {
    id: 'photo',
    title: 'Night Photography',
    level: 'Advanced',
    day: 'Friday',
    time: '20:00',
    price: 140,
    seats: 0,
    waiting: 5,
    tutor: 'Lena Fox',
    room: 'Lab 1',
    about: 'Long exposures in the city. You need a camera with manual settings.',
    weeks: usualWeeks,
    reviews: [{ name: 'Yusuf', stars: 4, text: 'Bring warm gloves.' }],
  },
  {
    id: 'writing',
    title: 'Creative Writing',
    level: 'Intermediate',
    day: 'Friday',
    time: '18:00',
    price: 75,
    seats: 7,
    waiting: 0,
    tutor: 'Omar Reid',
    room: 'Library',
    about: 'Short fiction, from the first idea to a finished story.',
    weeks: usualWeeks,
    reviews: [],
  },
  {
    id: 'history',
    title: 'Local History Walks',
    level: 'Beginner',
    day: 'Saturday',
    time: '13:00',
    price: 45,
    seats: 10,
    waiting: 0,
    tutor: 'Joan Pike',
    room: 'Main entrance',
    about: 'Six walks through the old town and along the canal.',
    weeks: usualWeeks,
    reviews: [],
  },
];
