import type { Address } from '@tonalia/contract/auth';

type Place = Pick<Address, 'title' | 'address' | 'city' | 'state'>;

/** What an address is called: its title, else the address itself. */
export const addressName = ({ title, address }: Place): string => title || address;

/** "Soacha - Cundinamarca"; a city that is its own department is named once. */
export const cityAndState = (city: string, state: string): string => (city === state ? city : `${city} - ${state}`);

/** "Cra. 7 # 14-32, Soacha - Cundinamarca"; without the street where it is already the name. */
export function addressPlace({ title, address, city, state }: Place): string {
  const place = cityAndState(city, state);
  return title ? `${address}, ${place}` : place;
}
