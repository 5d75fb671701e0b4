import { useEffect, useState } from 'react';
import { useHere } from '../../navigation/link.tsx';
import { createStore } from '../../state/store.ts';

const added = createStore<{ addressId: string; backTo: string } | null>(null);

/** Stores the id of an address that was added from the address choice of the page `backTo`. */
export function storeAddedAddress(addressId: string, backTo: string): void {
  added.set({ addressId, backTo });
}

function addedFor(page: string): string | null {
  const last = added.get();
  return last?.backTo === page ? last.addressId : null;
}

/** The address just added from the choice on this page, which preselects it. */
export function useJustAdded(): string | null {
  const here = useHere();
  const [addressId] = useState(() => addedFor(here));
  useEffect(() => {
    added.set(null);
  }, []);
  return addressId;
}
