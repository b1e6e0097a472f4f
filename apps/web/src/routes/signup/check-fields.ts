import { checkNewPassword } from '../../lib/new-password.ts';

export interface SignupValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
}

const required: [keyof SignupValues, string][] = [
  ['firstName', 'First name is required.'],
  ['lastName', 'Last name is required.'],
  ['email', 'Email is required.'],
];

/** What has to be put right before anything is sent, by field. */
export function checkFields(values: SignupValues): Partial<SignupValues> {
  const missing = required.filter(([field]) => values[field].trim() === '');
  return { ...Object.fromEntries(missing), ...checkNewPassword(values) };
}
