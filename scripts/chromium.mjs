// Finds a Chromium for the journeys, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, fail, root, say } from './lib.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/** The path of a Chromium on this machine, installing one when needed; '' for Playwright's own. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (apt-get)…');
    const install = () =>
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0;
    if (!install()) {
      spawnSync('apt-get', ['update'], { stdio: 'inherit' });
      install();
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  say('Installing Chromium (Playwright)…');
  const { status } = spawnSync(bin('playwright'), ['install', 'chromium'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('There is no Chromium and none could be installed; install one and name it in CHROMIUM_PATH.');
  return '';
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names no file: ${named}`);
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...elsewhere].find((file) => existsSync(file));
}

function isRoot() {
  return process.getuid?.() === 0;
}
