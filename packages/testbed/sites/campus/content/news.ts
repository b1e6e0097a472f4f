export const articles = [
  {
    id: 'term',
    title: 'Autumn term starts on 1 September',
    date: '4 August 2025',
    text: 'All classes begin in the first week of September. Please pick up your student card at reception before your first class.',
  },
  {
    id: 'kitchen',
    title: 'New teaching kitchen opened',
    date: '21 July 2025',
    text: 'Our new kitchen has twelve work places and two bread ovens. Bread Baking is the first course to use it.',
  },
  {
    id: 'library',
    title: 'Library open until 9 pm',
    date: '7 July 2025',
    text: 'From now on the library stays open until 9 pm from Monday to Thursday.',
  },
];
