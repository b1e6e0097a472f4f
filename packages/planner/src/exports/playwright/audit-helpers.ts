/** Functions for the checks of whole pages. They say less than Assay's own reports, but fail on the same faults. */
export const auditHelpers = {
  missingHeaders: `async function missingHeaders(page: Page): Promise<string[]> {
  const headers = (await page.request.get(page.url())).headers();
  const policy = headers['content-security-policy'] ?? '';
  const isFramed = !/frame-ancestors/.test(policy) && !/^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '');
  const missing: [boolean, string][] = [
    [policy === '', 'content-security-policy'],
    [headers['x-content-type-options'] !== 'nosniff', 'x-content-type-options'],
    [isFramed, 'x-frame-options'],
    [page.url().startsWith('https:') && !headers['strict-transport-security'], 'strict-transport-security'],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, name]) => name);
}`,
  exposedCookies: `async function exposedCookies(page: Page): Promise<string[]> {
  const isEncrypted = page.url().startsWith('https:');
  return (await page.context().cookies(page.url()))
    .filter(
      ({ name, httpOnly, secure }) =>
        (!httpOnly && /sess|sid$|auth|token|jwt|login/i.test(name) && !/[cx]srf/i.test(name)) || (isEncrypted && !secure),
    )
    .map(({ name }) => name);
}`,
  plainResources: `function plainResources(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('script[src],img[src],iframe[src],video[src],audio[src],link[rel=stylesheet]')]
      .map((element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', document.baseURI))
      .filter(({ protocol, hostname }) => protocol === 'http:' && !/^(localhost|127\\..*|\\[::1\\])$/.test(hostname))
      .map(({ href }) => href),
  );
}`,
  plainForms: `function plainForms(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('form')]
      .map((form) => new URL(form.getAttribute('action') || document.URL, document.baseURI))
      .filter(({ protocol, hostname }) => protocol === 'http:' && !/^(localhost|127\\..*|\\[::1\\])$/.test(hostname))
      .map(({ href }) => href),
  );
}`,
  overflowingPixels: `function overflowingPixels(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}`,
  brokenLinks: `async function brokenLinks(page: Page): Promise<string[]> {
  const changing = /log-?_?out|sign-?_?out|delete|remove|unsubscribe|cancel|reset/i;
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href, innerText }) => ({ href, innerText })),
  );
  const own = found
    .filter(({ href, innerText }) => new URL(href).origin === new URL(page.url()).origin && !changing.test(href + innerText))
    .map(({ href }) => href.replace(/#.*$/, ''));
  const broken: string[] = [];
  for (const address of [...new Set(own)].slice(0, 30)) {
    const response = await page.request.get(address);
    if (!response.ok()) broken.push(\`\${address}: \${response.status()}\`);
  }
  return broken;
}`,
  firstByteSeconds: `function firstByteSeconds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return ((entry as PerformanceNavigationTiming | undefined)?.responseStart ?? Number.NaN) / 1000;
  });
}`,
  largestPaintSeconds: `function largestPaintSeconds(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve((list.getEntries().at(-1)?.startTime ?? Number.NaN) / 1000)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}`,
  layoutShift: `function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[])
            if (entry.entryType === 'layout-shift' && !entry.hadRecentInput) total += entry.value ?? 0;
          if (list.getEntriesByType('navigation').length > 0) resolve(total);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
}`,
} as const;
