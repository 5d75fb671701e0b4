import type { ShopSettings } from '@tonalia/contract/settings';

/** Stands until the installation's own settings are known: the page brings them, the phone app keeps them. */
let current = { brand: import.meta.env?.VITE_APP_NAME || 'Tienda', support: {} } as ShopSettings; // as: what is not known counts as not set, and every page loads this line

/** Whose shop this is: brand, support contacts, names. The legal texts come with their screen. */
export const shop = (): ShopSettings => current;

/** Gives the shop the settings of its installation. */
export function setShop(settings: ShopSettings): void {
  current = settings;
}
