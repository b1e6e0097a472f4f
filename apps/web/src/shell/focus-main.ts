/** The element that holds the page; the skip link and every change of page lead to it. */
export const mainId = 'main';

export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
