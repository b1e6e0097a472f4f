import { isUtf8 } from 'node:buffer';
import type { Mask } from './mask.ts';
import { readZip, writeZip, type ZipEntry } from './zip.ts';

const shown = '••••••';

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** A picture of the page keeps elements as [tag, attributes, …children]; whatever stands in a password field is hidden, also half typed. */
function hideFields(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [tag, attributes, ...rest] = value;
    const isField = typeof tag === 'string' && /^input$/i.test(tag) && isRecord(attributes);
    if (!isField || !/^password$/i.test(String(attributes.type))) return value.map(hideFields);
    const hidden = Object.entries(attributes).map(([name, held]) =>
      /value/i.test(name) && held !== '' ? [name, shown] : [name, held],
    );
    return [tag, Object.fromEntries(hidden), ...rest.map(hideFields)];
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hideFields(inner)]));
}

function maskLine(line: string, mask: Mask): string {
  if (line.trim() === '') return line;
  try {
    return JSON.stringify(hideFields(mask.data(JSON.parse(line))));
  } catch {
    return mask.text(line);
  }
}

function maskEntry({ name, bytes }: ZipEntry, mask: Mask): ZipEntry {
  // Pictures of the screen show dots where a password is typed; other bytes are left alone as well.
  if (!isUtf8(bytes)) return { name, bytes };
  const text = bytes.toString('utf8');
  const masked = /\.(trace|network|stacks)$/.test(name)
    ? text
        .split('\n')
        .map((line) => maskLine(line, mask))
        .join('\n')
    : mask.text(text);
  return masked === text ? { name, bytes } : { name, bytes: Buffer.from(masked) };
}

/** The same trace without the secrets: not in what was typed, not in pictures of the page, not in what was sent. */
export async function maskTrace(archive: Buffer, mask: Mask): Promise<Buffer> {
  const entries = await readZip(archive);
  return writeZip(entries.map((entry) => maskEntry(entry, mask)));
}
