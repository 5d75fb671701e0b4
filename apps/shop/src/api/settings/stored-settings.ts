import { setShop, shop } from './shop-settings.ts';
import { readShop } from './read-settings.ts';
import { remember, remembered } from '../storage/device-storage.ts';

/** How long the first start of the app waits for the server, in ms. */
const PATIENCE = 3_000;
/** Delay of the request at later starts, in ms: long after the first paint, which needs the network and the processor. */
const LATER = 10_000;

/**
 * Gives the phone app the settings stored on this device, and loads newer ones later. The first start waits for the server, so that
 * its first screen has the right name.
 */
export async function beginShop(): Promise<void> {
  const stored = remembered('shop', 'device');
  if (stored) {
    setShop(stored);
    showColours();
    setTimeout(() => void refreshShop(), LATER);
    return;
  }
  await Promise.race([refreshShop().then(showColours), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Loads the settings and stores them; they are shown from the next page on. */
async function refreshShop(): Promise<void> {
  if (await readShop()) remember('shop', 'device', shop());
}

/** The app's pages come from the phone, so the owner's colours are set here; the web's pages bring them. */
function showColours(): void {
  for (const [name, hex] of Object.entries(shop().palette ?? {})) document.documentElement.style.setProperty(name, hex);
}
