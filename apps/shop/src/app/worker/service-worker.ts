import { answerFrom, filesAmong } from './answer-from.ts';
import { forgetOthers, keptOrFetched } from './kept.ts';
import type { Place } from './kept.ts';
import { brandPlace, keepBrand, keptBrand, refreshBrand } from './kept-brand.ts';
import { offlineAnswer } from './offline-page.ts';
import type { AskedEvent, WorkerScope } from './scope.ts';

/** Written by the build: another one for other files. */
declare const BUILD: string;

const worker = self as unknown as WorkerScope; // as: this file runs as a worker, whose types the DOM's do not know
const ours = worker.location.origin;
const files: Place = { name: `tonalia-files-${BUILD}`, most: 200 };
const pictures: Place = { name: 'tonalia-pictures-1', most: 200 };

worker.addEventListener('activate', (event) =>
  // While the worker wakes the browser already asks for the page.
  event.waitUntil(
    Promise.all([
      forgetOthers([files, pictures, brandPlace]),
      keepBrand(),
      worker.registration.navigationPreload?.enable(),
    ]),
  ),
);

worker.addEventListener('fetch', (event) => {
  const source = answerFrom(event.request, ours);
  if (source === 'files') event.respondWith(keptOrFetched(event.request, files));
  else if (source === 'pictures') event.respondWith(keptOrFetched(event.request, pictures));
  else if (source === 'page') {
    const page = pageFor(event);
    event.respondWith(page);
    event.waitUntil(page.then(({ ok }) => (ok ? refreshBrand() : undefined)));
  }
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  else event.waitUntil(keepFiles(event.data.loaded));
});

async function pageFor({ request, preloadResponse }: AskedEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlineAnswer(await keptBrand().catch(() => ''));
  }
}

/** What the first page loaded came before the worker did. The browser still has it, so nothing is loaded twice. */
const keepFiles = (loaded: string[]): Promise<unknown> =>
  Promise.allSettled(filesAmong(loaded, ours).map((address) => keptOrFetched(address, files)));
