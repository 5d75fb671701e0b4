import type { Product } from '@tonalia/contract/products';
import { useEffect } from 'react';
import { useSession } from '../../api/session/session.ts';
import { remember, remembered } from '../../api/storage/device-storage.ts';
import type { SeenProduct } from '../../api/storage/device-storage.ts';

const MOST = 13;

/** Products viewed on this device except one, last viewed first. */
export const otherSeenProducts = (owner: string, productId: string): SeenProduct[] =>
  (remembered('seenProducts', owner) ?? []).filter(({ _id }) => _id !== productId);

/** The storage owner of recently viewed products. */
export const ownerOf = ({ user }: ReturnType<typeof useSession>): string => user?._id ?? 'guest';

/** Records `product` as the last viewed one. */
export function useSeen(product: Product): void {
  const owner = ownerOf(useSession());
  useEffect(() => seeProduct(owner, product), [owner, product]);
}

function seeProduct(owner: string, { _id, name, image, tile, manufacturer }: Product): void {
  const now = { _id, name, image, tile, brand: manufacturer.name };
  remember('seenProducts', owner, [now, ...otherSeenProducts(owner, _id)].slice(0, MOST));
}
