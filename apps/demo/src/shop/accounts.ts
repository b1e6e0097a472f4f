import type { BugName } from '../bugs/bugs.ts';

export const demoAccount = { username: 'ada', email: 'ada@example.com', password: 'analytical' };
export const lockedAccount = { username: 'charles', email: 'charles@example.com', password: 'difference' };

type Account = typeof demoAccount;

function fits(account: Account, user: string, password: string): boolean {
  return (
    [account.email, account.username].includes(user.trim().toLowerCase()) && password === account.password
  );
}

export function judgeLogin(
  user: string,
  password: string,
  bugs: readonly BugName[],
): 'welcome' | 'locked' | 'wrong' {
  if (bugs.includes('login-accepts-anything') || fits(demoAccount, user, password)) return 'welcome';
  return fits(lockedAccount, user, password) ? 'locked' : 'wrong';
}
