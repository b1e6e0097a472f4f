import type { FileBody } from '../drafts/body-draft.ts';

/** A chosen file as the server takes it. */
export async function readFile(file: File): Promise<FileBody> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // In pieces: all bytes at once would be too many arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  }
  return { base64: btoa(parts.join('')), name: file.name, type: file.type || 'application/octet-stream' };
}
