/** One server-sent event. */
export interface StreamEvent {
  id: string;
  name: string;
  data: string;
}

function readBlock(block: string): StreamEvent | undefined {
  const fields = { id: '', event: 'message' };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'id' || field === 'event') fields[field] = value;
  }
  return data.length === 0 ? undefined : { id: fields.id, name: fields.event, data: data.join('\n') };
}

/** Reads server-sent events from an answer; one that was cut off is dropped, since it is sent again. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body) {
    rest = (rest + decoder.decode(part, { stream: true })).replace(/\r\n?(?!$)|\r\n$/g, '\n');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readBlock(block);
      if (event) yield event;
    }
  }
}
