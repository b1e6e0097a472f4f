import { AppError } from '../../platform/errors/errors.ts';
import type { Engine } from './context/engine.ts';

/** An address that leads nowhere: the page is handed over, nothing is asked of any network. */
const nowhere = 'http://report.invalid/';
const waitForBrowserMs = 60_000;
const writeMs = 60_000;

const footer = `<div style="width: 100%; padding: 0 12mm; font: 8px sans-serif; color: #676153; display: flex; justify-content: space-between">
<span>Assay</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;

/** A page as a PDF, made by the browser that also runs the tests: without scripts, without a network. */
export async function printPdf({ pool }: Pick<Engine, 'pool'>, html: string): Promise<Buffer> {
  try {
    return await (await pool()).withContext(
      'chrome',
      { javaScriptEnabled: false, colorScheme: 'light' },
      async ({ context }) => {
        await context.route('**/*', (route) =>
          route.request().url() === nowhere
            ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
            : route.abort(),
        );
        const page = await context.newPage();
        page.setDefaultTimeout(writeMs);
        await page.goto(nowhere, { waitUntil: 'load' });
        return page.pdf({
          format: 'A4',
          margin: { top: '14mm', bottom: '16mm', left: '12mm', right: '12mm' },
          printBackground: true,
          displayHeaderFooter: true,
          headerTemplate: '<span></span>',
          footerTemplate: footer,
          tagged: true,
          outline: true,
        });
      },
      AbortSignal.timeout(waitForBrowserMs),
    );
  } catch (error) {
    throw new AppError('UNAVAILABLE', {
      message:
        'The PDF could not be made, since no browser was free or could be started. Try again in a moment, or take the HTML file and print it.',
      cause: error,
    });
  }
}
