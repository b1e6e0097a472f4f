export interface Doctor {
  id: number;
  name: string;
  speciality: string;
  languages: readonly string[];
  rating: number;
  fee: number;
  about: string;
}

export const specialities = ['Cardiology', 'Dermatology', 'General Practice', 'Orthopedics', 'Pediatrics'];
export const languages = ['Arabic', 'English', 'French', 'German', 'Spanish'];

export const doctors: readonly Doctor[] = [
  {
    id: 1,
    name: 'Dr. Amelia Hart',
    speciality: 'Cardiology',
    languages: ['English', 'French'],
    rating: 4.8,
    fee: 120,
    about: 'Heart rhythm, blood pressure and prevention.',
  },
  {
    id: 2,
    name: 'Dr. Omar Rahman',
    speciality: 'Dermatology',
    languages: ['English', 'Arabic'],
    rating: 4.6,
    fee: 95,
    about: 'Eczema, acne and skin cancer screening.',
  },
  {
    id: 3,
    name: 'Dr. Lucia Fernandez',
    speciality: 'Pediatrics',
    languages: ['English', 'Spanish'],
    rating: 4.9,
    fee: 80,
    about: 'Children from birth to sixteen years.',
  },
  {
    id: 4,
    name: 'Dr. Henrik Olsen',
    speciality: 'Orthopedics',
    languages: ['English', 'German'],
    rating: 4.3,
    fee: 140,
    about: 'Knee, hip and sports injuries.',
  },
  {
    id: 5,
    name: 'Dr. Mei Tanaka',
    speciality: 'Dermatology',
    languages: ['English', 'French'],
    rating: 4.7,
    fee: 110,
    about: 'Skin checks and minor surgery.',
  },
  {
    id: 6,
    name: 'Dr. Paul Becker',
    speciality: 'General Practice',
    languages: ['English', 'German'],
    rating: 4.4,
    fee: 60,
    about: 'Family medicine and travel advice.',
  },
  {
    id: 7,
    name: 'Dr. Sofia Marino',
    speciality: 'Cardiology',
    languages: ['English', 'Spanish'],
    rating: 4.5,
    fee: 130,
    about: 'Heart failure and cardiac imaging.',
  },
  {
    id: 8,
    name: 'Dr. Grace Okafor',
    speciality: 'General Practice',
    languages: ['English', 'French'],
    rating: 4.2,
    fee: 65,
    about: 'Family medicine and women’s health.',
  },
  {
    id: 9,
    name: 'Dr. Noah Weiss',
    speciality: 'Pediatrics',
    languages: ['English', 'German'],
    rating: 4.1,
    fee: 75,
    about: 'Allergies and asthma in children.',
  },
  {
    id: 10,
    name: 'Dr. Yasmin Haddad',
    speciality: 'Orthopedics',
    languages: ['English', 'Arabic'],
    rating: 4.0,
    fee: 125,
    about: 'Hand, wrist and shoulder.',
  },
];

export const doctorsByName: readonly Doctor[] = doctors.toSorted((one, other) =>
  one.name.localeCompare(other.name),
);

export function findDoctor(id: string | null): Doctor | undefined {
  return doctors.find((doctor) => String(doctor.id) === id);
}

export function findDoctorByName(name: string): Doctor | undefined {
  return doctors.find((doctor) => doctor.name === name);
}
