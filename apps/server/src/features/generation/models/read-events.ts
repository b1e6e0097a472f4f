/** The data of each server-sent event. Comments, which providers send to keep the line open, are skipped. */
export async function* readEvents(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let data: string[] = [];
  const take = (line: string): string | undefined => {
    if (line === '') {
      const event = data.length > 0 ? data.join('\n') : undefined;
      data = [];
      return event;
    }
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    return undefined;
  };
  for await (const chunk of chunks) {
    // A carriage return at the very end may be half of a line end.
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = take(line);
      if (event !== undefined) yield event;
    }
  }
  const last = [take(rest.replace(/\r$/, '')), take('')].find((event) => event !== undefined);
  if (last !== undefined) yield last;
}
