/** Where the worker keeps the manifest, for the brand's name in it. */
export const brandPlace = { name: 'tonalia-brand-1', most: 1 };
const MANIFEST = '/manifest.webmanifest';

/** Keeps the brand's name for when there is no network. A failure leaves the one before. */
export async function keepBrand(): Promise<void> {
  const place = await caches.open(brandPlace.name);
  await place.add(MANIFEST).catch(() => null);
}

/** The brand's name; empty when it was never read. */
export async function keptBrand(): Promise<string> {
  const answer = await (await caches.open(brandPlace.name)).match(MANIFEST);
  const manifest = (await answer?.json().catch(() => null)) as { name?: unknown } | null | undefined; // as: whatever JSON it holds
  return typeof manifest?.name === 'string' ? manifest.name : '';
}
