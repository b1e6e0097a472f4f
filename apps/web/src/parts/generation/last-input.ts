const key = 'last input';

/** The requirements that were typed last in this browser; empty where none were, or where it refuses storage. */
export function readLastInput(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function storeLastInput(text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It is a convenience: without storage the text is simply not there next time.
  }
}
