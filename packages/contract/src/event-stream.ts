/** One server-sent event. */
export interface StreamEvent {
  id: string;
  name: string;
  data: string;
}

function readBlock(block: string): StreamEvent | undefined {
  const event: StreamEvent = { id: '', name: 'message', data: '' };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'id') event.id = value;
    if (field === 'event') event.name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { ...event, data: data.join('\n') } : undefined;
}

/**
 * Reads server-sent events from an answer; one that was cut off is dropped, since it is sent again. EventSource cannot send a token, and
 * not every browser can iterate over a stream.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest = (rest + decoder.decode(value, { stream: true })).replace(/\r\n?(?!$)|\r\n$/g, '\n');
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
