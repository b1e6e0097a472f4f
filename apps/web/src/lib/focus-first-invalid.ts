/** A second or less of tries: a busy browser shows what is wrong some frames later. */
const mostFrames = 40;

/** Takes a person to the first field that has to be put right, once the page shows what is wrong with it. */
export function focusFirstInvalid(form: HTMLFormElement | null, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    const isReached = field !== null && field === document.activeElement;
    if (!isReached && form?.isConnected && frames > 1) focusFirstInvalid(form, frames - 1);
  });
}
