import type { WorkerFetchEvent, WorkerScope } from '@tonalia/ui/worker-scope';
import { answerFrom, filesAmong } from './answer-from.ts';
import { deleteOtherCaches, cacheFirst } from './cache-first.ts';
import type { WorkerCache } from './cache-first.ts';
import { brandPlace, storeBrand, storedBrand, refreshBrand } from './stored-brand.ts';
import { offlineAnswer } from './offline-page.ts';
import type { WorkerMessage } from './worker-message.ts';

/** Set by the build; changes with its files. */
declare const BUILD: string;

const worker = self as unknown as WorkerScope<WorkerMessage>; // as: this file runs as a worker, which the DOM types lack
const ours = worker.location.origin;
const files: WorkerCache = { name: `tonalia-files-${BUILD}`, most: 200 };
const pictures: WorkerCache = { name: 'tonalia-pictures-1', most: 200 };

worker.addEventListener('activate', (event) =>
  // Navigation preload: the browser requests the page while the worker starts.
  event.waitUntil(
    Promise.all([
      deleteOtherCaches([files, pictures, brandPlace]),
      storeBrand(),
      worker.registration.navigationPreload?.enable(),
    ]),
  ),
);

worker.addEventListener('fetch', (event) => {
  const source = answerFrom(event.request, ours);
  if (source === 'files') event.respondWith(cacheFirst(event.request, files));
  else if (source === 'pictures') event.respondWith(cacheFirst(event.request, pictures));
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

async function pageFor({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlineAnswer(await storedBrand().catch(() => ''));
  }
}

/** Caches the files that the first page loaded before the worker existed; the browser's cache still has them. */
const keepFiles = (loaded: string[]): Promise<unknown> =>
  Promise.allSettled(filesAmong(loaded, ours).map((address) => cacheFirst(address, files)));
