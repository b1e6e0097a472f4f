import { expect, it } from 'vitest';
import { autoCloseAfter, type Notice } from './notice-timing.ts';

const plain = { title: 'Title', message: 'Message.' };

it.each<[string, Notice, number | null]>([
  ['success', { ...plain, type: 'success' }, 3000],
  ['info', { ...plain, type: 'info' }, 3000],
  ['warning', { ...plain, type: 'warning' }, 4000],
  ['error', { ...plain, type: 'error' }, 5000],
  ['confirm dialog', { ...plain, type: 'warning', confirmText: 'Delete', cancelText: 'Keep' }, null],
  ['confirm dialog with default texts', { ...plain, type: 'info', onConfirm: () => {} }, null],
])('%s closes by itself when it should', (_, notice, expected) => {
  expect(autoCloseAfter(notice)).toBe(expected);
});
