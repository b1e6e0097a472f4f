import { basename, extname } from 'node:path/posix';
import type { UploadFile } from './context.ts';

const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const onePixelGif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const onePixelJpeg =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';
const emptyZip = 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==';

function writePdf(text: string): string {
  const content = `BT /F1 18 Tf 40 780 Td (${text.replace(/[^\w .-]/g, '_')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

type Writer = (name: string) => Buffer;
const decode =
  (base64: string): Writer =>
  () =>
    Buffer.from(base64, 'base64');
const write =
  (text: (name: string) => string): Writer =>
  (name) =>
    Buffer.from(text(name));

const kinds: Record<string, [mimeType: string, bytes: Writer]> = {
  '.png': ['image/png', decode(onePixelPng)],
  '.gif': ['image/gif', decode(onePixelGif)],
  '.jpg': ['image/jpeg', decode(onePixelJpeg)],
  '.jpeg': ['image/jpeg', decode(onePixelJpeg)],
  '.svg': [
    'image/svg+xml',
    write(() => '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>'),
  ],
  '.pdf': ['application/pdf', write(writePdf)],
  '.csv': ['text/csv', write(() => 'name,value\nsample,1\n')],
  '.json': ['application/json', write((name) => `${JSON.stringify({ name })}\n`)],
  '.xml': ['application/xml', write(() => '<?xml version="1.0"?>\n<sample/>\n')],
  '.html': ['text/html', write((name) => `<!doctype html><title>${name.replace(/[<&]/g, '')}</title>\n`)],
  '.zip': ['application/zip', decode(emptyZip)],
};

/** A small real file of the kind that its name says, for steps that upload one nobody has given. */
export function sampleFile(given: string): UploadFile {
  const name = basename(given.replaceAll('\\', '/')) || 'file.txt';
  const [mimeType, bytes] = kinds[extname(name).toLowerCase()] ?? [
    'text/plain',
    write((text) => `This is ${text}, a file that Assay made for a test.\n`),
  ];
  return { name, mimeType, bytes: bytes(name) };
}
