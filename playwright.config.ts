import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { keepFilesInMemory } from './test/memory-folder.ts';

keepFilesInMemory();

const shells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const installed = shells.find((file) => existsSync(file));
const executablePath = process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? installed;

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/set-up.ts',
  outputDir: '.cache/journeys',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Only a test that hangs ends here: a busy machine is slow, not wrong. A test about a time states its own.
  timeout: 180_000,
  // A busy machine may delay a browser beyond its limit once; a test that fails twice is wrong.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    // e2e/set-up.ts starts the server and sets its address
    ...(process.env.E2E_URL && { baseURL: process.env.E2E_URL }),
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // A trace of every journey costs a third of its time: request one with --trace=retain-on-failure.
    screenshot: 'only-on-failure',
    // A service worker would answer instead of the network that a journey simulates; e2e/pwa.e2e.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', testIgnore: /app\/[^/]*$/, use: phone },
    // The phone app's shell, from its own origin, over a bridge that answers as a phone does.
    {
      name: 'app',
      testMatch: /e2e\/app\/[^/]*\.e2e\.ts$/,
      use: { ...phone, ...(process.env.E2E_APP_URL && { baseURL: process.env.E2E_APP_URL }) },
    },
    {
      name: 'desktop',
      // Journeys that are equal at both sizes run on the phone only.
      testIgnore:
        /app\/[^/]*$|(account|addresses|killed-phone|colour|colour-card|first-load|guards|last-unit|layout|narrow|network|office-first-load|office-hostile|pwa|recovery|session|stepper|titles)\.e2e\.ts$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
});
