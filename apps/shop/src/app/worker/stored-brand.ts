/** The cache that holds the manifest, for the brand's name in it. */
export const brandPlace = { name: 'tonalia-brand-1', most: 1 };
const MANIFEST = '/manifest.webmanifest';
const AN_HOUR = 3_600_000;

/** Stores the brand's name for the offline page. A failure leaves the previous name. */
export async function storeBrand(): Promise<void> {
  const place = await caches.open(brandPlace.name);
  // The browser's own cache may hold the manifest of an hour ago.
  await place.add(new Request(MANIFEST, { cache: 'no-cache' })).catch(() => null);
}

/** Stores the brand's name again when it is an hour old: an owner can change it between two builds. */
export async function refreshBrand(): Promise<void> {
  const sentAt = Date.parse((await storedManifest())?.headers.get('date') ?? '');
  // A device with a clock wrong by more than an hour refreshes too often, never too seldom.
  if (!(Math.abs(Date.now() - sentAt) < AN_HOUR)) await storeBrand();
}

/** The brand's name; empty when it was never read. */
export async function storedBrand(): Promise<string> {
  const answer = await storedManifest();
  const manifest = (await answer?.json().catch(() => null)) as { name?: unknown } | null | undefined; // as: whatever JSON it holds
  return typeof manifest?.name === 'string' ? manifest.name : '';
}

const storedManifest = async (): Promise<Response | undefined> => (await caches.open(brandPlace.name)).match(MANIFEST);
