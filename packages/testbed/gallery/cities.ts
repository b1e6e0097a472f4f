const cities = [
  'Lisbon, Portugal',
  'London, United Kingdom',
  'Lyon, France',
  'Oslo, Norway',
  'Osaka, Japan',
  'Paris, France',
  'Porto, Portugal',
  'Prague, Czechia',
  'Rome, Italy',
  'Vienna, Austria',
];

/** The cities that begin with what was typed. */
export function suggestCities(typed: string): string[] {
  const start = typed.trim().toLowerCase();
  return start === '' ? [] : cities.filter((city) => city.toLowerCase().startsWith(start));
}
