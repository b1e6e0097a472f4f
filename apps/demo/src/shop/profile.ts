export interface Profile {
  name: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  country: string;
  phone: string;
  newsletter: boolean;
  bio: string;
  /** The name of the chosen file; its content never leaves the browser. */
  picture: string;
}

export const startingProfile: Profile = {
  name: 'Ada Lovelace',
  birthDate: '1985-12-10',
  country: 'United Kingdom',
  phone: '',
  newsletter: false,
  bio: '',
  picture: '',
};

export const countries: readonly string[] = [
  'Australia',
  'Brazil',
  'Canada',
  'France',
  'Germany',
  'India',
  'Japan',
  'Kenya',
  'Netherlands',
  'Poland',
  'Spain',
  'United Kingdom',
  'United States',
];
