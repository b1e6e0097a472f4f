import { demoHandler } from '@assay/demo';
import type { BrowserContextOptions } from 'playwright-core';
import { galleryHandler } from '../gallery/index.ts';
import { startSite } from '../serve/start-site.ts';
import { bankHandler } from '../sites/bank/index.ts';
import { boardHandler } from '../sites/board/index.ts';
import { campusHandler } from '../sites/campus/index.ts';
import { clinicHandler } from '../sites/clinic/index.ts';
import { deskHandler } from '../sites/desk/index.ts';
import { travelHandler } from '../sites/travel/index.ts';
import type { VerdictEntry } from '../texts/records.ts';

/** The address of each site, without a slash at the end. */
export interface Sites {
  addresses: Record<VerdictEntry['site'], string>;
  close(): Promise<void>;
}

export async function startSites(): Promise<Sites> {
  const [shop, gallery, campus, clinic, desk, travel, bank, board] = await Promise.all([
    startSite(demoHandler()),
    startSite(galleryHandler()),
    startSite(campusHandler()),
    startSite(clinicHandler()),
    startSite(deskHandler()),
    startSite(travelHandler()),
    startSite(bankHandler()),
    startSite(boardHandler()),
  ]);
  return {
    addresses: {
      shop: shop.address,
      gallery: gallery.address,
      campus: campus.address,
      clinic: clinic.address,
      desk: desk.address,
      travel: travel.address,
      bank: bank.address,
      board: board.address,
    },
    close: async () => {
      await Promise.all(
        [shop, gallery, campus, clinic, desk, travel, bank, board].map((site) => site.close()),
      );
    },
  };
}

function readCookie(header: string) {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const cut = pair.indexOf('=');
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
  return { name: pair.slice(0, cut), value: pair.slice(cut + 1), path };
}

/** A visitor for whom the bug is on: every site keeps its bugs in a cookie, so the text's own addresses need none of it. */
export async function becomeVisitor(
  address: string,
  bug: string | undefined,
): Promise<BrowserContextOptions> {
  if (bug === undefined) return {};
  const asked = new URL(address);
  asked.searchParams.set('bug', bug);
  const response = await fetch(asked, { redirect: 'manual' });
  await response.text();
  const cookies = response.headers.getSetCookie().map((header) => ({
    ...readCookie(header),
    domain: new URL(address).hostname,
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }));
  return { storageState: { cookies, origins: [] } };
}
