import type { purchasePlaceApi } from '@tonalia/contract/purchase-place';
import type { OfficeEndpoints } from '../../../../platform/http/serve-office.ts';
import { cartWrite } from '../../cart/cart-write.ts';
import { removeAllLines } from '../../cart/cart.sql.ts';
import { changeQuantity } from '../../cart/change-quantity.ts';
import { chooseCheckout } from '../../checkout/choose-checkout.ts';
import { applyCoupon } from '../../coupon/apply-coupon.ts';
import { removeCoupon } from '../../coupon/remove-coupon.ts';
import { placeOrder } from '../../order/place-order.ts';
import { addVersion } from './add-version.ts';
import { type DeskContext, deskCall } from './desk-call.ts';
import { readDeskCart } from './read-desk-cart.ts';
import { repeatOrder } from './repeat-order.ts';

/** The calls of operators that take orders by telephone, on the use cases of the shop. */
export function placeEndpoints(given: DeskContext): OfficeEndpoints<typeof purchasePlaceApi> {
  // without gateways: paying at once needs the customer's own card or bank
  const context = { ...given, gateways: [] };
  return {
    'GET /office/customers/{customerId}/cart': {
      access: 'operator',
      needs: 'orders.place',
      handle: async ({ operator, params: { customerId } }) => ({
        results: await readDeskCart(context, await deskCall(context, operator, customerId)),
      }),
    },
    'POST /office/customers/{customerId}/cart/lines': {
      access: 'operator',
      needs: 'orders.place',
      handle: async ({ operator, params: { customerId }, body }) => {
        const call = await deskCall(context, operator, customerId);
        await addVersion(context, call, body);
        return { results: await readDeskCart(context, call) };
      },
    },
    'POST /office/customers/{customerId}/cart/repeat': {
      access: 'operator',
      needs: 'orders.place',
      handle: async ({ operator, params: { customerId }, body }) => ({
        results: await repeatOrder(context, await deskCall(context, operator, customerId), body),
      }),
    },
    'PUT /office/customers/{customerId}/cart/lines': {
      access: 'operator',
      needs: 'orders.place',
      handle: async ({ operator, params: { customerId }, body: { clientId, ...line } }) => {
        const call = await deskCall(context, operator, customerId);
        const write = cartWrite({ 'idempotency-key': clientId }, 'change', customerId, line);
        return { results: await readDeskCart(context, call, await changeQuantity(context, { ...call, write }, line)) };
      },
    },
    'PUT /office/customers/{customerId}/cart': {
      access: 'operator',
      needs: 'orders.place',
      handle: async ({ operator, params: { customerId }, body: { clientId, ...choice } }) => {
        const call = await deskCall(context, operator, customerId);
        const write = cartWrite({ 'idempotency-key': clientId }, 'choose', customerId, choice);
        return {
          results: await readDeskCart(context, call, await chooseCheckout(context, { ...call, write }, choice)),
        };
      },
    },
    'POST /office/customers/{customerId}/cart/coupon': {
      access: 'operator',
      needs: 'orders.place',
      handle: async ({ operator, params: { customerId }, body }) => {
        const call = await deskCall(context, operator, customerId);
        return { results: await readDeskCart(context, call, await applyCoupon(context, call, body.code)) };
      },
    },
    'DELETE /office/customers/{customerId}/cart/coupon': {
      access: 'operator',
      needs: 'orders.place',
      handle: async ({ operator, params: { customerId } }) => {
        const call = await deskCall(context, operator, customerId);
        return { results: await readDeskCart(context, call, await removeCoupon(context, call)) };
      },
    },
    'DELETE /office/customers/{customerId}/cart': {
      access: 'operator',
      needs: 'orders.place',
      handle: async ({ operator, params: { customerId } }) => {
        const call = await deskCall(context, operator, customerId);
        await removeAllLines(context.db, { identityId: call.actor.identityId, customerId });
        return { results: await readDeskCart(context, call) };
      },
    },
    'POST /office/customers/{customerId}/cart/order': {
      access: 'operator',
      needs: 'orders.place',
      handle: async ({ operator, params: { customerId }, body }) => ({
        results: await placeOrder(context, await deskCall(context, operator, customerId), body, {}),
      }),
    },
  };
}
