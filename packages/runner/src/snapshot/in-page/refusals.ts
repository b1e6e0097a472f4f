/// <reference lib="dom" />

/** Whether the browser showed its own message about a field; `perhaps` where that cannot be told. */
export type TellRefusal = (field: Element) => 'yes' | 'perhaps' | undefined;

/**
 * Watches which fields the browser refused. Its own message is no part of the page: it is shown at the first refused field of a form
 * that somebody tried to send, which gets the focus. Runs in the page: it may use nothing from outside itself.
 */
export function watchRefusals(): TellRefusal {
  interface Click {
    event: Event;
    on: EventTarget | undefined;
  }
  const refused = new WeakMap<EventTarget, { event: Event; click: Click | undefined }>();
  let lastClick: Click | undefined;

  /** A click on a button that sends the form, by mouse or by Enter. */
  function sends({ event, on }: Click, form: HTMLFormElement | null): boolean {
    if (event.defaultPrevented) return false;
    const button = on instanceof Element ? on.closest('button, input') : null;
    if (!(button instanceof HTMLButtonElement || button instanceof HTMLInputElement)) return false;
    const isSending = button.type === 'submit' || button.type === 'image';
    return isSending && form !== null && button.form === form && !form.noValidate && !button.formNoValidate;
  }

  window.addEventListener(
    'click',
    (event) => {
      // Afterwards an event does not tell any more what it was on.
      lastClick = { event, on: event.composedPath()[0] };
    },
    true,
  );
  window.addEventListener(
    'invalid',
    (event) => {
      const [field] = event.composedPath();
      if (event.isTrusted && field) refused.set(field, { event, click: lastClick });
    },
    true,
  );
  // The message goes when something is typed.
  window.addEventListener(
    'input',
    (event) => {
      const [field] = event.composedPath();
      if (field) refused.delete(field);
      lastClick = undefined;
    },
    true,
  );

  return (field) => {
    const known = refused.get(field);
    if (!known || known.event.defaultPrevented || !field.matches(':invalid')) return undefined;
    const root = field.getRootNode() as Document | ShadowRoot;
    if (root.activeElement !== field) return undefined;
    const { form } = field as HTMLInputElement;
    const { click } = known;
    return click && sends(click, form) ? 'yes' : 'perhaps';
  };
}
