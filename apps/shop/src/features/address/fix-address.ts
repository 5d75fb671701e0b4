import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { call } from '../../api/http/client.ts';
import { cartQuery, keys } from '../../api/queries/queries.ts';
import { currentSession, refreshSession } from '../../api/session/session.ts';
import { remember } from '../../api/storage/device-storage.ts';
import { tellThatSessionChanged } from '../../api/http/tokens.ts';

/**
 * Fixes the address to deliver to. The server keeps it for every device, and prices and stock follow its city. A cart that
 * named another address goes along.
 */
export function useFixAddress() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (address: Address) => {
      await call('auth', 'PUT /v3/me/addresses/{id}', { params: { id: address._id }, body: { fixed: true } });
      await takeCartAlong(address);
    },
    onSuccess: (_, address) => noteFixed(address),
  });

  async function takeCartAlong(address: Address): Promise<void> {
    // Without coverage the cart keeps its address and shows the problem itself.
    try {
      const { cart } = await cache.fetchQuery({ ...cartQuery, staleTime: 0 });
      if (!cart || cart.shippingAddress?._id === address._id) return;
      await call('purchase', 'PUT /cart/listcart', { body: { cartId: cart._id, addressId: address._id } });
    } catch {
      // The address is fixed; the checkout asks for it again.
    }
  }
}

/** Stores the fixed address on this device and reloads other tabs, which show the earlier one. */
export function noteFixed({ _id }: Address): void {
  const { user, isSeller } = currentSession();
  if (user && !isSeller) remember('fixedAddress', user._id, _id);
  tellThatSessionChanged();
}

/** Refetches session, addresses and data that depends on the warehouse, after a change of addresses on the same page. */
export function useReadAgain(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await refreshSession().catch(() => null);
    await cache.invalidateQueries({ queryKey: keys.addresses });
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'catalogue' || queryKey[0] === 'cart',
    });
  };
}
