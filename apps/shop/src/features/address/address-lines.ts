import type { Address } from '@tonalia/contract/auth';
import type { IconName } from '@tonalia/ui/icon';

type AddressPlace = Pick<Address, 'title' | 'address' | 'city' | 'state'>;

/** The name of an address: its title, else the address itself. */
export const addressName = ({ title, address }: Pick<Address, 'title' | 'address'>): string => title || address;

/** "Soacha - Cundinamarca"; a city that is its own department is named once. */
export const cityAndState = (city: string, state: string): string => (city === state ? city : `${city} - ${state}`);

/** "Cra. 7 # 14-32, Soacha - Cundinamarca"; without the street when the street is the name. */
export function addressPlace({ title, address, city, state }: AddressPlace): string {
  const place = cityAndState(city, state);
  return title ? `${address}, ${place}` : place;
}

/** The line under the name in a choice of addresses, in the specification's format. */
export const addressSubline = ({ address, city, state }: AddressPlace): string => `${address}, ${city} - ${state}`;

/** An icon for the kind of place that the title names. */
export function addressIcon(title: string): IconName {
  if (/\b(bodega|dep[oó]sito)/i.test(title)) return 'warehouse';
  if (/\b(local|sal[oó]n|sede|tienda|negocio|peluquer[ií]a|barber[ií]a|spa|sala)\b/i.test(title)) return 'store';
  return 'pin';
}
