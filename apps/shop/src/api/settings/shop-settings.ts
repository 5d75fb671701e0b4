import type { ShopSettings } from '@tonalia/contract/settings';
import { createStore } from '../../state/store.ts';

/** Default until the installation's settings are known: from the served page, or from the phone app's storage. */
const unknownSettings = { brand: import.meta.env?.VITE_APP_NAME || 'Tienda', support: {} } as ShopSettings; // as: unknown settings count as not set; kept short because every page loads this line

const settings = createStore(unknownSettings, 'process');

/** The shop's settings: brand, support contacts, names. Legal texts load with their screen. */
export const shop = settings.get;

/** Sets the settings of the installation. */
export const setShop = settings.set;
