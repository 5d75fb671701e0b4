import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type BrowserContext, type Page, chromium } from '@playwright/test';

/** A browser of its own that keeps its storage in a folder, as a phone does: it can be killed at any moment. */
export interface PhoneProcess {
  context: BrowserContext;
  page: Page;
  /** Kills every process of it at once, as the system or an empty battery does. Nothing is flushed. */
  kill: () => Promise<void>;
  /** Ends it in order, with all that it holds on the disk. */
  close: () => Promise<void>;
}

const programs = [
  process.env['CHROMIUM_SHELL_PATH'],
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
];
const FLAGS =
  '--headless --no-sandbox --disable-gpu --no-first-run --remote-debugging-port=0 --disable-background-networking';

/** Starts it with what the folder has from before. */
export async function startPhone(folder: string): Promise<PhoneProcess> {
  const program = programs.find((file) => file && existsSync(file));
  if (program === undefined) throw new Error('there is no Chromium');
  const args = [...FLAGS.split(' '), `--user-data-dir=${folder}`, '--window-size=390,844', 'about:blank'];
  // a group of its own, so that the kill reaches all its processes
  const running = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(running, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    running.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`the browser ended: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context = await browser.newContext()] = browser.contexts();
  // A service worker would answer instead of the network that a test changes.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    kill: async () => {
      process.kill(-(running.pid ?? 0), 'SIGKILL');
      await ended;
    },
    close: async () => {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => null);
      await ended;
    },
  };
}
