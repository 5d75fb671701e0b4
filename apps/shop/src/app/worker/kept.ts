import { mayBeKept } from './answer-from.ts';

/** A cache of the worker, and its maximum number of responses. */
export interface WorkerCache {
  name: string;
  most: number;
}

/** Returns the cached response, or fetches and caches it. */
export async function keptOrFetched(request: Request | string, { name, most }: WorkerCache): Promise<Response> {
  const place = await caches.open(name);
  const kept = await place.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (mayBeKept(answer)) {
    // Storage may be full; the response is returned anyway.
    await keep(place, request, answer.clone(), most).catch(() => null);
  }
  return answer;
}

/** Adds a response; beyond `most` the oldest are deleted. */
async function keep(place: Cache, request: Request | string, answer: Response, most: number): Promise<void> {
  await place.put(request, answer);
  const all = await place.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => place.delete(one)));
}

/** Deletes all other caches, those of earlier builds. */
export async function forgetOthers(places: readonly WorkerCache[]): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('tonalia-') && !places.some((place) => place.name === name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
