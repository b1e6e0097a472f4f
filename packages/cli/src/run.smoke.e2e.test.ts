import { demoHandler } from '@assay/demo';
import { describe, expect, test } from 'vitest';
import { runCli, serve } from './run-cli.fixture.ts';

const brief = ['--complexity', 'simple', '--no-edge-cases', '--step-timeout', '300'];
const search =
  'Open "/demo/products". Type "mug" in the "Search products" field. Press "Enter". Check that the page shows "Stoneware Mug".';

function shop(): Promise<string> {
  return serve(demoHandler());
}

describe('what passes and what does not', () => {
  test('a requirement that holds passes, event by event', async () => {
    const { code, stdout, stderr } = await runCli(['run', search, '--url', await shop(), ...brief]);
    expect(stderr).toBe('');
    expect(stdout).toContain('Requirement 1/1: Open "/demo/products"');
    expect(stdout).toMatch(/\[case 1\/\d\] step 1\/4 Open "\/demo\/products": done in/);
    expect(stdout).toMatch(/^Case +Verdict +Steps +Time +Reason$/m);
    expect(stdout).toMatch(/ passed +4\/4 /);
    expect(stdout, 'no colours without a terminal').not.toContain('\u001b');
    expect(code, stdout).toBe(0);
  });

  test('a seeded bug fails, with what was expected and what was there', async () => {
    const text =
      'Open "/demo/products?bug=cart-count". Click "Add to cart" in the "Stoneware Mug" card. Check that the "Cart" link contains "1".';
    const { code, stdout } = await runCli(['run', text, '--url', await shop(), ...brief, '--quiet']);
    expect(code, stdout).toBe(1);
    expect(stdout).toContain('expected: the "Cart" link contains "1"');
    expect(stdout).toContain('actual:   it shows "Cart 0"');
    expect(stdout, 'quiet').not.toContain('[case');
  });
});
