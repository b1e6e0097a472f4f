import type { BrowserContext, Download, Page } from 'playwright-core';
import { fetchDownloads } from './fetch-download.ts';

export interface SeenDownload {
  name: string;
  address: string;
  at: number;
  /** Whether it came whole; known once it has ended. */
  isComplete(): Promise<boolean>;
  /** Where the file lies once it is complete; undefined where it failed. It goes with the context. */
  path(): Promise<string | undefined>;
  /** Why it was stopped by us. */
  refused?: string;
  /** Whether a check waited for its end in vain. */
  isLate?: boolean;
}

export interface DownloadWatch {
  readonly all: readonly SeenDownload[];
  follow(page: Page): void;
}

// A page that sends more than this in one case does it without end.
export const mostDownloads = 20;
const mostBytes = 1_000_000_000;

/** Follows downloads. Files without end and files beyond all measure are stopped, since they would fill the disk. */
export function watchDownloads(context: BrowserContext): DownloadWatch {
  const all: SeenDownload[] = [];
  const declared = new Map<string, number>();
  const fetchFile = fetchDownloads(context);
  context.on('response', (response) => {
    const length = Number(response.headers()['content-length'] ?? 0);
    if (length > mostBytes) declared.set(response.url(), length);
  });

  function whyRefused(download: Download): string | undefined {
    const bytes = declared.get(download.url());
    if (bytes !== undefined) return `it has ${bytes} bytes, more than the ${mostBytes} that are kept`;
    return all.length >= mostDownloads ? `the page had sent ${mostDownloads} files before it` : undefined;
  }

  function note(download: Download): void {
    const refused = whyRefused(download);
    if (refused) void download.cancel().catch(() => undefined);
    // The first that was too many tells as much as all of them.
    if (all.length > mostDownloads) return;
    all.push({
      name: download.suggestedFilename(),
      address: download.url(),
      at: Date.now(),
      isComplete: async () => (await download.failure()) === null,
      path: async () => ((await download.failure()) ? undefined : fetchFile(download)),
      ...(refused !== undefined && { refused }),
    });
  }

  return { all, follow: (page) => void page.on('download', note) };
}
