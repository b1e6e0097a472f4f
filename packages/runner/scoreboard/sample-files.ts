import type { UploadFile } from '../src/act/context.ts';

const types = {
  'cat.png': 'image/png',
  'avatar.png': 'image/png',
  'photo.jpg': 'image/jpeg',
  'report.pdf': 'application/pdf',
  'invoice.pdf': 'application/pdf',
  'contract.pdf': 'application/pdf',
  'notes.txt': 'text/plain',
  'data.csv': 'text/csv',
};

/** Files that a text may upload. Each holds its own name. */
export const sampleFiles: UploadFile[] = Object.entries(types).map(([name, mimeType]) => ({
  name,
  mimeType,
  bytes: Buffer.from(name),
}));
