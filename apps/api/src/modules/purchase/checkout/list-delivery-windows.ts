import type { DeliveryGroup } from '@tonalia/contract/purchase';
import { readOpenCart } from '../cart/read-cart.ts';
import { showCart } from '../cart/view-cart.ts';
import { shipmentGroups, windowForGroup } from '../schedule/shipment-groups.rules.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';

/** The delivery windows of the open cart by dispatch date; empty without a cart. */
export async function listDeliveryWindows(context: CartContext, call: BuyerCall): Promise<DeliveryGroup[]> {
  const read = await readOpenCart(context, call);
  if (!read) return [];
  const products = showCart(read).cart?.products ?? [];
  const { schedule } = read.cart;
  return shipmentGroups(products, read.delivery, context.clock.now()).map((group) => ({
    ...group,
    chosen: windowForGroup(group, schedule),
  }));
}
