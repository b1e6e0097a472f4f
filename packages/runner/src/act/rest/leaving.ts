/// <reference lib="dom" />

/**
 * Runs in the page: whether it was asked a moment ago to go to another address. The network tells of it a little later, and takes over.
 */
export function makeLeaving(): () => boolean {
  const moment = 150;
  let askedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    askedAt = performance.now();
  };
  window.addEventListener('beforeunload', note);
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) note();
  });
  const history: unknown = Reflect.get(window, 'navigation');
  if (history instanceof EventTarget) {
    history.addEventListener('navigate', (event) => {
      const destination: unknown = Reflect.get(event, 'destination');
      const stays = destination instanceof Object && Reflect.get(destination, 'sameDocument') === true;
      if (!stays && Reflect.get(event, 'downloadRequest') === null) note();
    });
  }
  return () => performance.now() - askedAt < moment;
}
