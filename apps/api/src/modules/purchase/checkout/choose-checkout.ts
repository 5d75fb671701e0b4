import { AppError } from '@tonalia/contract/errors';
import type { CartView } from '@tonalia/contract/purchase';
import type { purchaseApi } from '@tonalia/contract/purchase-api';
import { leaveTogether } from '@tonalia/rules/leave-together';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Buyer } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, committing, inTransaction } from '../../../platform/transaction.ts';
import { type CartDelivery, deliveryOf, noCoverage } from '../schedule/delivery.ts';
import { type GatewayMethods, findUsableMethod, requireCredit } from './payment-methods.ts';
import { scheduleAfterChoice } from '../schedule/choose-schedule.rules.ts';
import { shipmentGroups } from '../schedule/shipment-groups.rules.ts';
import { type CartPaymentMethod, type StoredCart, updateCheckoutChoices, lockCart } from '../cart/cart.sql.ts';
import { claimCartWrite } from '../cart/cart-write.ts';
import { editLockedCart } from '../cart/edit-cart.ts';
import { canBeSplit } from '../cart/split.rules.ts';
import { acceptChanges } from '../cart/accept-changes.ts';
import type { CartCall } from '../cart/buyer-call.ts';

type CheckoutChoice = z.output<(typeof purchaseApi)['PUT /cart/listcart']['body']>;

/** Gateways decide which instant methods can be chosen. */
interface CheckoutContext {
  db: Database;
  clock: Clock;
  gateways: GatewayMethods;
}

/**
 * Stores the choices of the checkout (address, method, comments, credit, windows) and accepts cart changes when asked to. A
 * repeated `write` changes nothing: changes of the cart since then were not accepted by it.
 */
export async function chooseCheckout(
  { db, clock, gateways }: CheckoutContext,
  { actor, buyer, write }: CartCall,
  requested: CheckoutChoice,
): Promise<CartView> {
  const { cartId, addressId, paymentMethod } = requested;
  return inTransaction(db, async (tx) => {
    const [found, [stored], wanted] = await Promise.all([
      paymentMethod === undefined ? null : findUsableMethod(tx, paymentMethod, gateways),
      lockCart(tx, { cartId, identityId: actor.identityId, customerId: buyer.customerId }),
      addressId === undefined ? undefined : deliveryOf(db, tx, buyer, addressId),
    ]);
    if (stored?.status !== 'open') throw new AppError('CART_NOT_FOUND');
    const { isRepeated } = await claimCartWrite(tx, actor.identityId, write);
    const choice: CheckoutChoice = isRepeated ? { cartId } : requested;
    const method = isRepeated ? null : found;
    const delivery = (isRepeated ? undefined : wanted) ?? (await deliveryOf(db, tx, buyer, stored.addressId));
    await requireDeliverable(db, choice, delivery);
    const chosen = withChoice(stored, choice, method);
    const view = await editLockedCart(tx, clock, { cart: chosen, delivery, edit: acceptChanges(choice) });
    await requireCreditFor(tx, buyer, { choice, method, view });
    const groups = shipmentGroups(leaveTogether(view.cart?.products ?? [], chosen.together), delivery, clock.now());
    const schedule = scheduleAfterChoice(groups, stored.schedule, choice.schedule, choice.addressId !== undefined);
    await updateCheckoutChoices(committing(tx), {
      cartId: stored.id,
      addressId: choice.addressId ?? null,
      warehouseId: delivery.coverage?.warehouseId ?? null,
      paymentMethod: method?.reference ?? null,
      comments: choice.comments ?? null,
      creditAmount: chosen.creditAmount,
      schedule: JSON.stringify(schedule),
      together: choice.together ?? null,
    });
    return { ...view, cart: view.cart && { ...view.cart, schedule } };
  });
}

async function requireDeliverable(
  db: Database,
  { addressId }: CheckoutChoice,
  { address, coverage }: CartDelivery,
): Promise<void> {
  if (addressId === undefined) return;
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  if (!coverage) throw await noCoverage(db, address.cityid);
}

/** The cart with the new choices. Credit applies only beside a method that can pay the rest. */
function withChoice(stored: StoredCart, choice: CheckoutChoice, method: CartPaymentMethod | null): StoredCart {
  const cart = {
    ...stored,
    ...(method && { method, paymentMethod: method.reference }),
    ...(choice.comments !== undefined && { comments: choice.comments }),
    ...(choice.together !== undefined && { together: choice.together }),
  };
  const isSplit = canBeSplit(cart.method);
  if (choice.creditAmount && !isSplit) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  return { ...cart, creditAmount: isSplit ? (choice.creditAmount ?? stored.creditAmount) : 0 };
}

/** Limits a credit part to the total. Placing the order checks the credit again. */
async function requireCreditFor(
  tx: Transaction,
  { customerId, member }: Buyer,
  {
    choice: { creditAmount },
    method,
    view: { cart },
  }: { choice: CheckoutChoice; method: CartPaymentMethod | null; view: CartView },
): Promise<void> {
  const isOnCredit = method?.group === 'credit' || Boolean(creditAmount);
  if (isOnCredit && member?.usesCredit === false) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
  const total = cart?.total ?? 0;
  if (method?.group === 'credit') await requireCredit(tx, customerId, total);
  if (creditAmount) await requireCredit(tx, customerId, creditAmount, total);
}
