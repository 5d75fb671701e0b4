import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** A Chromium without a window: the one `npm test` found, an installed one, or Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const executablePath = [
    process.env.CHROMIUM_SHELL_PATH,
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ].find((file) => file && existsSync(file));
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}
