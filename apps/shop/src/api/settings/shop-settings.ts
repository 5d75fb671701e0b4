import type { ShopSettings } from '@tonalia/contract/settings';

/** Default until the installation's settings are known: from the served page, or from the phone app's storage. */
let current = { brand: import.meta.env?.VITE_APP_NAME || 'Tienda', support: {} } as ShopSettings; // as: unknown settings count as not set; kept short because every page loads this line

/** The shop's settings: brand, support contacts, names. Legal texts load with their screen. */
export const shop = (): ShopSettings => current;

/** Sets the settings of the installation. */
export function setShop(settings: ShopSettings): void {
  current = settings;
}
