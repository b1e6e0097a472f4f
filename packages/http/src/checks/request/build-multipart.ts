import { randomBytes } from 'node:crypto';
import type { BuiltBody } from './build-body.ts';
import type { Field } from './fields.ts';

/** Names within quotes, escaped as browsers do. */
function quote(name: string): string {
  const escaped = name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
  return `"${escaped}"`;
}

function withoutBreaks(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

/** Fields and files as `multipart/form-data` (RFC 7578). */
export function buildMultipart(fields: readonly Field[]): BuiltBody {
  const boundary = `----assay${randomBytes(16).toString('hex')}`;
  const parts: Buffer[] = [];
  const shown: string[] = [];
  for (const { name, value } of fields) {
    const disposition = `--${boundary}\r\nContent-Disposition: form-data; name=${quote(name)}`;
    if (typeof value === 'string') {
      parts.push(Buffer.from(`${disposition}\r\n\r\n${value}\r\n`));
      shown.push(`${name}: ${value}`);
    } else {
      const head = `${disposition}; filename=${quote(value.name)}\r\nContent-Type: ${withoutBreaks(value.type)}\r\n\r\n`;
      parts.push(Buffer.from(head), value.bytes, Buffer.from('\r\n'));
      shown.push(`${name}: (file ${value.name}, ${value.bytes.length} bytes)`);
    }
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    bytes: Buffer.concat(parts),
    type: `multipart/form-data; boundary=${boundary}`,
    shown: shown.join('\n'),
  };
}
