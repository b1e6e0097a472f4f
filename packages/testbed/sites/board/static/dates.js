const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** The day on which everything here happens. */
export const today = '2025-05-08';
const near = { '2025-05-07': 'Yesterday', '2025-05-08': 'Today', '2025-05-09': 'Tomorrow' };

const pad = (number) => String(number).padStart(2, '0');

export function toDay(year, month, day) {
  return `${year}-${pad(month)}-${pad(day)}`;
}

export function formatDay(day) {
  const [, month, number] = day.split('-').map(Number);
  return near[day] ?? `${number} ${months[month - 1]}`;
}

export function formatMonth(year, month) {
  return `${months[month - 1]} ${year}`;
}

export function countDays(year, month) {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** How many days of the first week belong to the month before; weeks begin on Monday. */
export function countDaysBefore(year, month) {
  return (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
}

export function nextDay(day) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
