import { startingMessages, startingPrescriptions, startingProfile } from './starting-records.ts';
import { startingAppointments, startingBills } from './starting-visits.ts';

export interface Appointment {
  id: string;
  day: string;
  time: string;
  doctor: string;
  speciality: string;
  status: string;
  isPast: boolean;
}

export interface Prescription {
  id: string;
  name: string;
  dosage: string;
  doctor: string;
  left: number;
  status: 'Active' | 'Expired' | 'Refill requested';
}

export interface Bill {
  id: string;
  day: string;
  what: string;
  amount: number;
  isPaid: boolean;
}

export interface Message {
  id: number;
  subject: string;
  from: string;
  day: string;
  body: string;
  isUnread: boolean;
  replies: string[];
}

export interface Profile {
  first: string;
  last: string;
  email: string;
  phone: string;
  born: string;
  street: string;
  city: string;
  postcode: string;
  /** The three of the emergency contact. */
  ecName: string;
  ecRelation: string;
  ecPhone: string;
}

export interface Booking {
  doctor: string;
  kind: string;
  reason: string;
  day: string;
  time: string;
  first: string;
  last: string;
  email: string;
  phone: string;
  acceptsPolicy: boolean;
}

/** Everything the clinic remembers about one browser; pages change it in place. */
export interface Visitor {
  isLoggedIn: boolean;
  /** Shown once, on the next page. */
  notice: { kind: 'success' | 'info'; text: string } | undefined;
  appointments: Appointment[];
  prescriptions: Prescription[];
  refillRequests: string[];
  bills: Bill[];
  messages: Message[];
  /** The message that can be brought back, with its place in the inbox. */
  deleted: { message: Message; at: number } | undefined;
  profile: Profile;
  /** Under way. */
  booking: Booking;
  /** The last that was confirmed. */
  booked: Booking | undefined;
}

export function newBooking(): Booking {
  return {
    doctor: '',
    kind: 'In person',
    reason: '',
    day: '',
    time: '',
    first: '',
    last: '',
    email: '',
    phone: '',
    acceptsPolicy: false,
  };
}

export function newVisitor(): Visitor {
  return {
    isLoggedIn: false,
    notice: undefined,
    appointments: structuredClone(startingAppointments),
    prescriptions: structuredClone(startingPrescriptions),
    refillRequests: [],
    bills: structuredClone(startingBills),
    messages: structuredClone(startingMessages),
    deleted: undefined,
    profile: structuredClone(startingProfile),
    booking: newBooking(),
    booked: undefined,
  };
}

export function countUnread({ messages }: Visitor): number {
  return messages.filter(({ isUnread }) => isUnread).length;
}
