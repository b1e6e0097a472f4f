import type { Page } from 'playwright-core';
import { type Probe, press, seen } from './probe.ts';

async function searchHotels(page: Page): Promise<void> {
  await page.getByLabel('Destination').pressSequentially('Lis');
  await page.getByRole('option', { name: 'Lisbon' }).click();
  await press(page, 'Open calendar');
  await press(page, '12 March 2027');
  await press(page, 'Search');
  await page.getByText('found in Lisbon').waitFor();
}

async function openBooking(page: Page): Promise<void> {
  await searchHotels(page);
  await page.locator('.card', { hasText: 'Harbour Inn' }).getByRole('button').click();
}

export const bookingProbes: Probe[] = [
  {
    bug: 'booking-hotel-count',
    path: 'booking',
    look: async (page) => {
      await searchHotels(page);
      return seen(page, '#found');
    },
    right: '6 hotels found in Lisbon',
    wrong: '7 hotels found in Lisbon',
  },
  {
    bug: 'booking-nights',
    path: 'booking',
    look: async (page) => {
      await openBooking(page);
      return seen(page, 'dialog[open] p');
    },
    right: '3 nights for 2 guests in a double room: €285 in total.',
    wrong: '3 nights for 2 guests in a double room: €380 in total.',
  },
  {
    bug: 'booking-price-sort',
    path: 'booking',
    look: async (page) => {
      await searchHotels(page);
      await page.getByLabel('Sort by').selectOption('price');
      return seen(page, '.card h3');
    },
    right: 'City Lodge|Harbour Inn|Old Mill|Garden House',
    wrong: 'Old Mill|Garden House|Grand Plaza|Royal Court',
  },
  {
    bug: 'booking-cancel-books',
    path: 'booking',
    look: async (page) => {
      await openBooking(page);
      await press(page, 'Cancel');
      return seen(page, '#bookings-count');
    },
    right: 'No bookings yet.',
    wrong: '1 booking',
  },
  {
    bug: 'booking-guests-limit',
    path: 'booking',
    look: async (page) => {
      for (let presses = 0; presses < 6; presses += 1) await press(page, 'More guests');
      return String(await page.getByRole('button', { name: 'More guests' }).isEnabled());
    },
    right: 'false',
    wrong: 'true',
  },
  {
    bug: 'booking-max-price',
    path: 'booking',
    look: async (page) => {
      await page.getByLabel('Maximum price').fill('100');
      await searchHotels(page);
      return seen(page, '.card h3');
    },
    right: 'Harbour Inn|City Lodge',
    wrong: 'Harbour Inn|Grand Plaza|Old Mill|City Lodge',
  },
];
