import { expect, test } from './support/test.ts';

test('pages carry a strict policy with a nonce of their own', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const reply = await request.get('/login');
      const policy = reply.headers()['content-security-policy'] ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(nonce.length).toBeGreaterThan(20);
      expect(await reply.text()).toContain(`nonce="${nonce}"`);
      return policy;
    }),
  );
  expect(policies[0]).not.toBe(policies[1]);
  expect(policies[0]).not.toMatch(/unsafe|\*/);
  for (const part of [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]) {
    expect(policies[0]).toContain(part);
  }
});

test('a script that gets into the page does not run', async ({ page, complaints }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const image = document.createElement('div');
    image.innerHTML = '<img src="data:," onerror="window.broken = true">';
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.body.append(image, script);
  });
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  complaints.length = 0;
});

test('what was typed into a name is shown as text', async ({ page, server }) => {
  const email = `"><img src=x onerror=alert(1)>@example.com`;
  const payload = Buffer.from(JSON.stringify({ email, role: '<b>admin</b>' })).toString('base64url');
  await page.goto('/privacy');
  await page.evaluate((token) => localStorage.setItem('token', token), `x.${payload}.z`);
  await page.goto(`${server.address}/privacy`);
  await expect(page.getByRole('banner').locator('img, b')).toHaveCount(0);
});

test('files are sent compressed and cached, missing ones are missing', async ({ page, request }) => {
  await page.goto('/login');
  const script = await page.locator('script[src^="/static/js/"]').first().getAttribute('src');
  const reply = await request.get(script ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(reply.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await request.get('/static/js/nothing.js')).status()).toBe(404);
  expect(await (await request.get('/static/..%2f..%2f..%2fpackage.json')).text()).not.toContain('workspaces');
  expect((await request.get('/login')).headers()['cache-control']).toBe('no-cache');
});
