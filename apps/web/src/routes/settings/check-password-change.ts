import { checkNewPassword, type NewPassword } from '../../lib/new-password.ts';

export interface PasswordChange extends NewPassword {
  current: string;
}

/** What keeps a password from being changed, by field; empty when nothing does. */
export function checkPasswordChange({ current, ...typed }: PasswordChange): Partial<PasswordChange> {
  return {
    ...(current === '' && { current: 'Current password is required' }),
    ...checkNewPassword(typed),
  };
}
