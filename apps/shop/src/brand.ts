import type { ShopSettings } from '@tonalia/contract/settings';

/** Stands until the installation's own settings are known: the page brings them, the phone app keeps them. */
let current: ShopSettings = {
  brand: import.meta.env?.VITE_APP_NAME || 'Tienda',
  city: null,
  creditName: '',
  loyaltyZone: '',
  termsVersion: '',
  support: { whatsapp: null, phone: null, email: null, hours: null, emailAnswer: null },
};

/** Whose shop this is: brand, support contacts, names. The legal texts come with their screen. */
export const shop = (): ShopSettings => current;

/** Gives the shop the settings of its installation. */
export function setShop(settings: ShopSettings): void {
  current = settings;
}
