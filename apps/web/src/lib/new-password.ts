import { limits } from '@assay/contract/choices';

export interface NewPassword {
  password: string;
  confirmation: string;
}

/** What is wrong with a password typed twice, by field; empty when nothing is. */
export function checkNewPassword({ password, confirmation }: NewPassword): Partial<NewPassword> {
  if (password !== confirmation) return { confirmation: 'Passwords do not match' };
  if (password.length < limits.password.min) {
    return { password: `Password must be at least ${limits.password.min} characters long` };
  }
  return {};
}
