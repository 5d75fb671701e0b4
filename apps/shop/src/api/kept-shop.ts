import { setShop, shop } from '../brand.ts';
import { readShop } from './read-shop.ts';
import { remember, remembered } from './storage.ts';

/** How long a first start of the app waits for the server, in ms. */
const PATIENCE = 3_000;

/**
 * Gives the phone app the settings this device kept. At a first start it waits for the server's, so that the first picture has
 * the right name.
 */
export async function beginShop(): Promise<void> {
  const kept = remembered('shop', 'device');
  if (kept) return setShop(kept);
  await Promise.race([refreshShop(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Asks the server and keeps what it says: shown from the next page on. */
export async function refreshShop(): Promise<void> {
  if (await readShop()) remember('shop', 'device', shop());
}
