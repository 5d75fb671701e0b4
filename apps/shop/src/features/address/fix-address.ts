import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { call } from '../../api/http/client.ts';
import { cartQuery, keys } from '../../api/queries/queries.ts';
import { currentSession, refreshSession } from '../../api/session/session.ts';
import { remember } from '../../api/storage/device-storage.ts';
import { notifySessionChanged } from '../../api/http/tokens.ts';

/**
 * Fixes the delivery address. The server stores it for every device; prices and stock follow its city. A cart with another address
 * is changed too.
 */
export function useFixAddress() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (address: Address) => {
      await call('auth', 'PUT /v3/me/addresses/{id}', { params: { id: address._id }, body: { fixed: true } });
      await updateCartAddress(address);
    },
    onSuccess: (_, address) => storeFixedAddress(address),
  });

  async function updateCartAddress(address: Address): Promise<void> {
    // Without coverage the cart keeps its address and shows the problem.
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
export function storeFixedAddress({ _id }: Address): void {
  const { user, isSeller } = currentSession();
  if (user && !isSeller) remember('fixedAddress', user._id, _id);
  notifySessionChanged();
}

/** Refetches session, addresses and data that depends on the warehouse, after a change of addresses on the same page. */
export function useRefetchAddressData(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await refreshSession().catch(() => null);
    await cache.invalidateQueries({ queryKey: keys.addresses });
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'catalogue' || queryKey[0] === 'cart',
    });
  };
}
