/** What was changed and not saved yet: only the fields that were touched, so that the others follow what is saved. */
export type Changes<T> = Partial<T>;

function namesOf<T extends object>(values: T): (keyof T)[] {
  return Object.keys(values) as (keyof T)[];
}

/** A field that was put back to what is saved has not changed. */
export function hasChanges<T extends object>(saved: T, changes: Changes<T>): boolean {
  return namesOf(changes).some((name) => changes[name] !== saved[name]);
}

/** What is left of the changes once some have been saved: whatever was typed meanwhile. */
export function settle<T extends object>(changes: Changes<T>, sent: T): Changes<T> {
  const left = { ...changes };
  for (const name of namesOf(left)) if (left[name] === sent[name]) delete left[name];
  return left;
}
