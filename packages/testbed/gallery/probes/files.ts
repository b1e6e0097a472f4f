import { type Probe, press, seen } from './probe.ts';

export const filesProbes: Probe[] = [
  {
    bug: 'files-upload-empty',
    path: 'files',
    look: async (page) => {
      const file = { name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('cat') };
      await page.getByLabel('Choose files').setInputFiles(file);
      await page.getByText('1 file uploaded.').waitFor();
      return seen(page, '#uploaded li');
    },
    right: 'cat.png (3 bytes)',
    wrong: '',
  },
  {
    bug: 'files-download-name',
    path: 'files',
    look: async (page) => {
      await page.getByText('More actions').click();
      const download = page.waitForEvent('download');
      await page.getByText('Download list').click();
      return (await download).suggestedFilename();
    },
    right: 'files.csv',
    wrong: 'undefined.csv',
  },
  {
    bug: 'files-delete-cancel',
    path: 'files',
    look: async (page) => {
      page.on('dialog', (dialog) => dialog.dismiss());
      await press(page, 'Delete');
      return String(await page.locator('#listing li').count());
    },
    right: '2',
    wrong: '1',
  },
  {
    bug: 'files-rename',
    path: 'files',
    look: async (page) => {
      page.on('dialog', (dialog) => dialog.accept('flat.pdf'));
      await press(page, 'Rename');
      return String(await page.getByText('flat.pdf').count());
    },
    right: '1',
    wrong: '0',
  },
  {
    bug: 'files-tree',
    path: 'files',
    look: async (page) => {
      await page.getByText('Documents').click();
      await page.getByText('Invoices').click();
      return String(await page.locator('#listing li').count());
    },
    right: '3',
    wrong: '2',
  },
];
