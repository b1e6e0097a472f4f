import { spawnSync } from 'node:child_process';
import { findChrome, findFirefox } from '@assay/runner';
import { browserCache } from './places.ts';

function installFirefox(): void {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!canInstall || process.env.ASSAY_NO_APT) return;
  console.log('Installing Firefox (firefox-esr, by apt-get) ...');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'firefox-esr'], options);
}

const chrome = await findChrome(browserCache);
if (!chrome) {
  console.error(
    'No Chromium was found, and none comes with the packages for this platform. Install Chrome, or set CHROME_PATH.',
  );
  process.exit(1);
}
console.log(`Chromium: ${chrome.source}`);

if (!findFirefox()) installFirefox();
const firefox = findFirefox();
console.log(
  firefox
    ? `Firefox: ${firefox.executablePath}`
    : 'SKIPPED: Firefox is not installed, so the tests in Firefox do not run. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
);
