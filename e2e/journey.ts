import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';

export { expect };

/** Errors on the pages of a journey; a journey that provokes some lists which are expected. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [
    // Page views are best effort: all journeys together exceed the rate limit of one network.
    /\/api\/marketing\/events/,
    // A busy machine answers 503 for a picture that is not drawn yet; the shop shows the placeholder and retries.
    /\b503\b.*\/pictures\//,
  ];

  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }
  unexpected(): string[] {
    return this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }
  /** Errors of every page of `context`: exceptions, errors on the console, failed or refused requests. */
  watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.#seen.push(`exception: ${error.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page cancels its pending requests.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`failed: ${reason} ${request.method()} ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400)
        this.#seen.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
    });
  }
}

/**
 * The welcome popup and the slides before the first login would cover a journey's first tap; only the journeys about
 * them start without these marks.
 */
export async function asReturning(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A blank page has no storage.
    if (location.origin === 'null') return;
    sessionStorage.setItem('tonalia.welcomeSeen', '1');
    localStorage.setItem('tonalia.userLoginPreviously', '1');
  });
}

/** Every journey ends with a check of its errors: an error on the console or a refused request fails it. */
export const test = base.extend<{ faults: Faults; welcome: boolean }, { db: pg.Pool }>({
  welcome: [false, { option: true }],
  db: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const db = new pg.Pool({
        connectionString: process.env.E2E_DATABASE_URL,
        max: 2,
      });
      await use(db);
      await db.end();
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ context, welcome }, use) => {
      const faults = new Faults();
      faults.watch(context);
      if (!welcome) await asReturning(context);
      await use(faults);
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Opens an address. A page from the server is readable before its buttons work, so this waits for the shop's code too.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Waits until the page has its code and its buttons work. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    undefined,
    { timeout: 15_000 },
  );
}

/** Path and query of the current page. */
export function here(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
