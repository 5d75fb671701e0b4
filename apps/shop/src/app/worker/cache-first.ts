import { isCacheable } from './answer-from.ts';

/** A cache of the worker, and its maximum number of responses. */
export interface WorkerCache {
  name: string;
  most: number;
}

/** Returns the cached response, or fetches and caches it. */
export async function cacheFirst(request: Request | string, { name, most }: WorkerCache): Promise<Response> {
  const place = await caches.open(name);
  const cached = await place.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (isCacheable(answer)) {
    // Storage may be full; the response is returned anyway.
    await addToCache(place, request, answer.clone(), most).catch(() => null);
  }
  return answer;
}

/** Adds a response; beyond `most` the oldest are deleted. */
async function addToCache(place: Cache, request: Request | string, answer: Response, most: number): Promise<void> {
  await place.put(request, answer);
  const all = await place.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => place.delete(one)));
}

/** Deletes all other caches, those of earlier builds. */
export async function deleteOtherCaches(places: readonly WorkerCache[]): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('tonalia-') && !places.some((place) => place.name === name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
