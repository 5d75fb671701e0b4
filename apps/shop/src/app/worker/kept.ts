import { mayBeKept } from './answer-from.ts';

/** One of the two places where the worker keeps answers, and how many of them. */
export interface Place {
  name: string;
  most: number;
}

/** The answer that is kept, else the network's, kept from then on. */
export async function keptOrFetched(request: Request | string, { name, most }: Place): Promise<Response> {
  const place = await caches.open(name);
  const kept = await place.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (mayBeKept(answer)) {
    // A full device keeps nothing: the answer is as good without it.
    await keep(place, request, answer.clone(), most).catch(() => null);
  }
  return answer;
}

/** Of more than `most` the oldest go. */
async function keep(place: Cache, request: Request | string, answer: Response, most: number): Promise<void> {
  await place.put(request, answer);
  const all = await place.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => place.delete(one)));
}

/** Nothing stays but these places: what other builds kept goes. */
export async function forgetOthers(places: readonly Place[]): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('tonalia-') && !places.some((place) => place.name === name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
