import type { DeliveryGroup, DeliveryWay, DeliveryWays } from '@tonalia/contract/purchase';
import { leaveTogether } from '@tonalia/rules/leave-together';
import type { LoadedCart } from '../cart/read-cart.ts';
import { readOpenCart } from '../cart/read-cart.ts';
import { showCart } from '../cart/view-cart.ts';
import { shipmentGroups, windowForGroup } from '../schedule/shipment-groups.rules.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';

/** The delivery windows of the open cart by part, and what both ways of delivery cost; empty without a cart. */
export async function listDeliveryWindows(
  context: CartContext,
  call: BuyerCall,
): Promise<{ results: DeliveryGroup[]; ways: DeliveryWays | null }> {
  const read = await readOpenCart(context, call);
  if (!read) return { results: [], ways: null };
  const now = context.clock.now();
  const apart = wayOf(read, false, now);
  const together = wayOf(read, true, now);
  const { groups: results } = read.cart.together ? together : apart;
  return { results, ways: apart.groups.length > 1 ? { together: together.way, apart: apart.way } : null };
}

/** The cart as if it was to be delivered that way. */
function wayOf(read: LoadedCart, together: boolean, now: Date): { groups: DeliveryGroup[]; way: DeliveryWay } {
  const { cart } = showCart({ ...read, cart: { ...read.cart, together } });
  const leaving = leaveTogether(cart?.products ?? [], together);
  const groups = shipmentGroups(leaving, read.delivery, now).map((group) => ({
    ...group,
    chosen: windowForGroup(group, read.cart.schedule),
  }));
  const parts = groups.map(({ dispatchDate, units, chosen }) => ({ dispatchDate, units, arrives: chosen }));
  return { groups, way: { shipping: cart?.shipping ?? 0, total: cart?.total ?? 0, parts } };
}
