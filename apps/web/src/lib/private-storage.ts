/** What this browser keeps for whoever is signed in has this before its names. */
const prefix = 'mine: ';

function removeFrom(storage: Storage, isMeant: (name: string) => boolean): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (name.startsWith(prefix) && isMeant(name)) storage.removeItem(name);
}

/** Storage throws where a browser refuses it or it is full; what is kept here is a convenience. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** For this tab and as long as it is open: it may hold what was typed into a field for a password. */
export function keepForTab(name: string, text: string): void {
  attempt(() => sessionStorage.setItem(prefix + name, text));
}

/** Until the person signs out. Secrets do not belong here. */
export function keepForPerson(name: string, text: string): void {
  attempt(() => localStorage.setItem(prefix + name, text));
}

export function readForTab(name: string): string | undefined {
  return attempt(() => sessionStorage.getItem(prefix + name)) ?? undefined;
}

export function readForPerson(name: string): string | undefined {
  return attempt(() => localStorage.getItem(prefix + name)) ?? undefined;
}

/** The session is over, perhaps only for a moment: the same person finds again what is not secret. */
export function forgetTab(): void {
  attempt(() => removeFrom(sessionStorage, () => true));
}

/** The person goes. */
export function forgetPerson(): void {
  forgetTab();
  attempt(() => removeFrom(localStorage, () => true));
}

/** Removes what others who were signed in here have left; names of what is kept begin with the email of its owner. */
export function forgetOthers(email: string): void {
  const isOther = (kept: string) => !kept.startsWith(`${prefix}${email}: `);
  attempt(() => removeFrom(sessionStorage, isOther));
  attempt(() => removeFrom(localStorage, isOther));
}
