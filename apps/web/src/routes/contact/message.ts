import type { contactSubjects } from '@assay/contract/choices';

export interface Message {
  name: string;
  email: string;
  subject: (typeof contactSubjects)[number];
  message: string;
}

export type Problems = Partial<Record<keyof Message, string>>;

export const emptyMessage: Message = { name: '', email: '', subject: 'General Inquiry', message: '' };

/** What keeps a message from being sent, by field and in the order of the form; the server decides finally. */
export function checkMessage({ name, email, message }: Message): Problems {
  const problems: Problems = {};
  if (!name.trim()) problems.name = 'Name is required.';
  if (!email.trim()) problems.email = 'Email is required.';
  else if (!/^\S+@\S+\.\S+$/.test(email.trim())) problems.email = 'Please enter a valid email address.';
  if (!message.trim()) problems.message = 'Message is required.';
  return problems;
}
