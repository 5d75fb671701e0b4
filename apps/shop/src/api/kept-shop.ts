import { setShop, shop } from '../brand.ts';
import { readShop } from './read-shop.ts';
import { remember, remembered } from './storage.ts';

/** How long a first start of the app waits for the server, in ms. */
const PATIENCE = 3_000;
/** When a later start asks the server, in ms: long after its first picture, which needs the network and the processor. */
const LATER = 10_000;

/**
 * Gives the phone app the settings this device kept, and asks for newer ones later. A first start waits for the server, so that
 * its first picture has the right name.
 */
export async function beginShop(): Promise<void> {
  const kept = remembered('shop', 'device');
  if (kept) {
    setShop(kept);
    setTimeout(() => void refreshShop(), LATER);
    return;
  }
  await Promise.race([refreshShop(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Asks the server and keeps what it says: shown from the next page on. */
async function refreshShop(): Promise<void> {
  if (await readShop()) remember('shop', 'device', shop());
}
