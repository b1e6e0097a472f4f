import type { Message, Prescription, Profile } from './visitor.ts';

export const startingPrescriptions: Prescription[] = [
  {
    id: 'lisinopril',
    name: 'Lisinopril 10 mg',
    dosage: '1 tablet daily',
    doctor: 'Dr. Amelia Hart',
    left: 3,
    status: 'Active',
  },
  {
    id: 'metformin',
    name: 'Metformin 500 mg',
    dosage: '1 tablet twice daily',
    doctor: 'Dr. Paul Becker',
    left: 2,
    status: 'Active',
  },
  {
    id: 'cetirizine',
    name: 'Cetirizine 10 mg',
    dosage: '1 tablet when needed',
    doctor: 'Dr. Mei Tanaka',
    left: 1,
    status: 'Active',
  },
  {
    id: 'amoxicillin',
    name: 'Amoxicillin 250 mg',
    dosage: '1 capsule three times daily',
    doctor: 'Dr. Paul Becker',
    left: 0,
    status: 'Expired',
  },
];

export const startingMessages: Message[] = [
  {
    id: 5,
    subject: 'Test results available',
    from: 'Dr. Amelia Hart',
    day: '2026-02-24',
    body: 'Your cholesterol values are back and they look good. Please keep taking Lisinopril.',
    isUnread: true,
    replies: [],
  },
  {
    id: 4,
    subject: 'Your bill INV-2201',
    from: 'Billing Office',
    day: '2026-01-14',
    body: 'Your bill for the consultation on 12 January 2026 is ready.',
    isUnread: true,
    replies: [],
  },
  {
    id: 3,
    subject: 'Flu vaccination reminder',
    from: 'Hillside Clinic',
    day: '2026-01-05',
    body: 'Flu shots are available every Thursday without an appointment.',
    isUnread: false,
    replies: [],
  },
  {
    id: 2,
    subject: 'Follow-up on your skin check',
    from: 'Dr. Mei Tanaka',
    day: '2025-12-08',
    body: 'The sample was harmless. Please come back in twelve months.',
    isUnread: true,
    replies: [],
  },
  {
    id: 1,
    subject: 'Welcome to the patient portal',
    from: 'Hillside Clinic',
    day: '2025-09-01',
    body: 'Thank you for signing up. Here you can see your appointments, bills and messages.',
    isUnread: false,
    replies: [],
  },
];

export const startingProfile: Profile = {
  first: 'Nora',
  last: 'Blake',
  email: 'nora.blake@example.com',
  phone: '555 0142',
  born: '14 June 1985',
  street: '27 Orchard Lane',
  city: 'Millbrook',
  postcode: '40213',
  ecName: 'Daniel Blake',
  ecRelation: 'Brother',
  ecPhone: '555 0177',
};
