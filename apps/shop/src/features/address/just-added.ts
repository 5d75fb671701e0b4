import { useEffect, useState } from 'react';
import { useHere } from '../../link.tsx';

let added: { addressId: string; backTo: string } | null = null;

/** Somebody went away from a choice to add this address, and comes back to it. */
export function keepAdded(addressId: string, backTo: string): void {
  added = { addressId, backTo };
}

/** The address somebody has just added while they chose one here: the choice goes on with it. */
export function useJustAdded(): string | null {
  const here = useHere();
  const [addressId] = useState(() => (added?.backTo === here ? added.addressId : null));
  useEffect(() => {
    added = null;
  }, []);
  return addressId;
}
