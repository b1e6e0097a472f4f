import type { Page } from '@playwright/test';
import { type Box, drawPicture } from './pictures.ts';

export const red: Box = { x: 40, y: 40, width: 120, height: 60, colour: [200, 40, 40] };
export const blue: Box = { x: 260, y: 180, width: 100, height: 80, colour: [40, 60, 200] };
export const plain = drawPicture(400, 300, [red]);
export const changed = drawPicture(400, 300, [red, blue]);

export const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });
export const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

export async function paste(page: Page, picture: Buffer) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const blob = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, picture.toString('base64'));
  await page.keyboard.press('Control+V');
}
