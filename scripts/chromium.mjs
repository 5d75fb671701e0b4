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
  if (canInstall()) {
    say('Installing Chromium (apt-get)…');
    if (!install('chromium')) {
      spawnSync('apt-get', ['update'], { stdio: 'inherit' });
      install('chromium');
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  say('Installing Chromium (Playwright)…');
  const { status } = spawnSync(bin('playwright'), ['install', 'chromium'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('There is no Chromium and none could be installed; install one and name it in CHROMIUM_PATH.');
  return '';
}

/**
 * The path of Chromium's headless shell, the same engine without a window, which Playwright also prefers: a fifth less processor time.
 * Debian's comes beside its Chromium. Undefined where there is none, and when CHROMIUM_PATH names another browser.
 */
export function ensureShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  const find = () => onPath(['chromium-headless-shell']).find((file) => existsSync(file));
  const isDebians = existsSync('/usr/bin/chromium') && existsSync('/etc/debian_version');
  return find() ?? (isDebians && canInstall() && install('chromium-headless-shell') ? find() : undefined);
}

function install(name) {
  return (
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function onPath(wanted) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)));
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names no file: ${named}`);
  return [...onPath(names), ...elsewhere].find((file) => existsSync(file));
}
