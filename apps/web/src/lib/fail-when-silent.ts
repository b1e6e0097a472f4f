/**
 * Passes a stream on and fails it when nothing has come for a while. A connection that is gone without a word, as after
 * a change of network, would otherwise be waited for without end.
 */
export function failWhenSilent(
  body: ReadableStream<Uint8Array>,
  milliseconds: number,
): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error('The server has gone silent.')), milliseconds);
  };
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: watch,
      transform(chunk, controller) {
        watch(controller);
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    }),
  );
}
