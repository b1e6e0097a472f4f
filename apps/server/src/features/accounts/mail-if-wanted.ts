import type { Mail } from '../../platform/mail/mail.ts';
import type { Services } from '../../platform/services/services.ts';
import { readPreferences } from './preferences.ts';
import { findProfile } from './store.ts';

/** Mails a person unless they do not want mail, and says whether it did. The mail says how to end such mail. */
export async function mailIfWanted(
  { db, mailer, publicUrl }: Pick<Services, 'db' | 'mailer' | 'publicUrl'>,
  accountId: string,
  mail: Omit<Mail, 'to'> & { to?: string },
): Promise<boolean> {
  const profile = await findProfile(db, accountId);
  if (!profile || !readPreferences(profile.notification_preferences).email) return false;
  const settings = new URL('/settings?tab=notifications', publicUrl()).href;
  await mailer.send({
    ...mail,
    to: mail.to ?? profile.email,
    text: `${mail.text}\n-- \nYou get this mail because email notifications are on. Turn them off here:\n${settings}\n`,
  });
  return true;
}
