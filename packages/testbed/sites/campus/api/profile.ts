import { makeRoute } from './route.ts';

interface ProfileChange {
  details?: { name: string; phone: string; language: string };
  switch?: { name: string; on: boolean };
  photo?: string;
  password?: { current: string; next: string };
}

export const updateProfile = makeRoute<ProfileChange>(250, ({ visitor: { profile }, bug }, change) => {
  const { details, switch: turned, photo, password } = change;
  if (details) {
    profile.name = details.name;
    profile.phone = details.phone;
    if (bug !== 'language-unsaved') profile.language = details.language;
  }
  if (turned && bug !== 'switch-unsaved') profile.switches[turned.name] = turned.on;
  if (photo !== undefined) profile.photo = photo;
  if (password) {
    if (password.current !== profile.password) return { error: 'Your current password is not correct.' };
    profile.password = password.next;
  }
  return { name: profile.name };
});
