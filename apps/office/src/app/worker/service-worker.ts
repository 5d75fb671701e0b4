import type { WorkerFetchEvent, WorkerScope } from '@tonalia/ui/worker-scope';
import { answerFrom } from './answer-from.ts';

/** Set by the build: a name that changes with its files, and their names. */
declare const BUILD: string;
declare const FILES: string[];

const worker = self as unknown as WorkerScope; // as: this file runs as a worker, which the DOM types lack
const page = '/oficina/';
const cacheName = `oficina-${BUILD}`;
/** A network that does not answer a page for so long, in ms, counts as gone. */
const PATIENCE = 5_000;

// The whole build: a picker in a basement opens screens that were not open before. It waits for the pages of the last build to close.
worker.addEventListener('install', (event) => event.waitUntil(keepBuild()));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOtherBuilds()));
worker.addEventListener('fetch', (event) => {
  const source = answerFrom(event.request, worker.location.origin);
  if (source === 'file') event.respondWith(fileFor(event.request));
  else if (source === 'page') event.respondWith(pageFor(event));
});

async function keepBuild(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...FILES.map((name) => `${page}assets/${name}`)]);
}

async function deleteOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('oficina-') && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Vary names the compression and the origin, which change nothing of a file. */
const fileFor = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** The server's page, so that a new build opens at once; the kept one without a network. */
async function pageFor({ request }: WorkerFetchEvent): Promise<Response> {
  try {
    return await Promise.race([fetch(request), noAnswer()]);
  } catch (cause) {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(page);
    if (kept) return kept;
    throw cause;
  }
}

const noAnswer = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new TypeError('no answer')), PATIENCE));
