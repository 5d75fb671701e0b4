import { AppError } from '@tonalia/contract/errors';
import type { CartView } from '@tonalia/contract/purchase';
import type { purchaseApi } from '@tonalia/contract/purchase-api';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { deliveryOf, noCoverage } from '../delivery.ts';
import { findUsableMethod, requireCredit } from '../order/payment-methods.ts';
import { chooseForCart, holdCart } from './cart.sql.ts';
import type { PricedLine } from './catalogue.ts';
import { type Edit, editHeld } from './edit-cart.ts';

type Choice = z.output<(typeof purchaseApi)['PUT /cart/listcart']['body']>;

/** Keeps what the checkout chose; with `acceptNews` takes the lines with prices, stock and dates as they are now. */
export async function chooseCheckout(
  db: Database,
  clock: Clock,
  actor: Actor,
  buyer: Buyer,
  choice: Choice,
): Promise<CartView> {
  const method = choice.paymentMethod === undefined ? null : await findUsableMethod(db, choice.paymentMethod);
  return inTransaction(db, async (tx) => {
    const [held] = await holdCart(tx, choice.cartId, actor.identityId, buyer.customerId);
    if (held?.status !== 'open') throw new AppError('CART_NOT_FOUND');
    const delivery = await deliveryOf(db, tx, buyer, choice.addressId ?? held.addressId);
    if (choice.addressId !== undefined) {
      if (!delivery.address) throw new AppError('ADDRESS_NOT_FOUND');
      if (!delivery.coverage) throw await noCoverage(db, delivery.address.cityid);
    }
    const cart = {
      ...held,
      ...(method && { method, paymentMethod: method.reference }),
      ...(choice.comments !== undefined && { comments: choice.comments }),
    };
    const view = await editHeld(tx, clock, cart, delivery, choice.acceptNews ? takeAsIs : () => []);
    if (method) await requireCredit(tx, buyer.customerId, method, view.cart?.total ?? 0);
    const { addressId = null, comments = null } = choice;
    await chooseForCart(
      tx,
      cart.id,
      addressId,
      delivery.coverage?.warehouseId ?? null,
      method?.reference ?? null,
      comments,
    );
    return view;
  });
}

/** Every line with news as it is now; what is gone is removed. */
const takeAsIs: Edit = (lines) => lines.filter(({ news }) => news !== null).map(asItIs);

function asItIs({ line, after }: PricedLine) {
  const { price: seenPrice, quantity, dispatchDate: seenDate } = after;
  return { ...line, quantity, seenPrice, seenDate, seenOther: false };
}
