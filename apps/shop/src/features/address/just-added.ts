import { useEffect, useState } from 'react';
import { useHere } from '../../navigation/link.tsx';

let added: { addressId: string; backTo: string } | null = null;

/** Stores the id of an address that was added from the address choice of the page `backTo`. */
export function storeAddedAddress(addressId: string, backTo: string): void {
  added = { addressId, backTo };
}

/** The address just added from the choice on this page, which preselects it. */
export function useJustAdded(): string | null {
  const here = useHere();
  const [addressId] = useState(() => (added?.backTo === here ? added.addressId : null));
  useEffect(() => {
    added = null;
  }, []);
  return addressId;
}
