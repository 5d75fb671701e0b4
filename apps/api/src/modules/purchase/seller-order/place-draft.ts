import { randomUUID } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { Buyer } from '../../../platform/http/actor.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { findVersionsByCode } from '../../products/index.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { insertApartCart } from '../cart/apart-cart.sql.ts';
import type { CartLine } from '../cart/cart-line.rules.ts';
import { lockCartToOrder, setLines } from '../cart/cart.sql.ts';
import type { PlaceOrderContext } from '../order/orderable-cart.ts';
import { placeCart } from '../order/place-order.ts';
import type { PlacedOrder } from '@tonalia/contract/placed-order';
import { type CartDelivery, deliveryOf } from '../schedule/delivery.ts';
import { agreeOnLines } from './agree-on-lines.ts';
import { type AskedLine, OrderAsked } from './ask.ts';
import type { DraftLine, OrderDraft } from './draft.rules.ts';
import { words } from './words.es-CO.ts';

/** A draft and the order that it becomes. */
export interface DraftToPlace {
  draft: OrderDraft;
  orderId: string;
  codeLength: number;
  /** Doubts about its instants. */
  doubts: readonly ('OLD' | 'CLOCK')[];
}

/** Refusals that the seller can resolve with the customer; the draft waits. */
const doubted = new Set([
  'ADDRESS_REQUIRED',
  'NO_COVERAGE',
  'PAYMENT_METHOD_REQUIRED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'CREDIT_EXCEEDED',
  'CREDIT_OVERDUE',
  'UNPAID_ORDERS',
  'TOTAL_CHANGED',
  'REGISTRATION_PENDING',
  'REGISTRATION_REJECTED',
  'CUSTOMER_BLOCKED',
]);

/**
 * Places a draft in a cart of its own, by the way of every order; the open cart of the same seller and customer is not touched. Throws
 * OrderAsked, which rolls everything back, when anything is not as it was shown.
 */
export async function placeDraft(
  context: PlaceOrderContext,
  tx: Transaction,
  { actor, buyer }: BuyerCall,
  { draft, orderId, codeLength, doubts }: DraftToPlace,
): Promise<PlacedOrder> {
  const { addressId, lines, expectedTotal } = draft;
  const [delivery, versions] = await Promise.all([
    deliveryOf(context.db, tx, buyer, addressId),
    findVersionsByCode(
      tx,
      lines.map(({ code }) => code),
    ),
  ]);
  const { shopper } = delivery;
  const unknown = lines.flatMap((line, at): AskedLine[] =>
    versions.some(({ code }) => code === line.code)
      ? []
      : [{ position: at + 1, line, priced: null, reasons: ['gone'] }],
  );
  const asking = { unchanged: 0, unchangedAmount: 0, total: null, shopper };
  const said: { code: string; text: string }[] = doubts.map((code) => ({ code, text: words[code]() }));
  // an unknown address must not become the customer's default one
  if (!delivery.address) said.push({ code: 'ADDRESS_REQUIRED', text: refusalText(new AppError('ADDRESS_REQUIRED')) });
  if (unknown.length === lines.length || !delivery.address)
    throw new OrderAsked({ ...asking, lines: unknown, doubts: said });
  const cartLines = lines.flatMap((line) => versions.filter(({ code }) => code === line.code).map(toCartLine(line)));
  const cart = await makeCart(tx, { identityId: actor.identityId, buyer, draft, delivery, lines: cartLines });
  const agreed = { unchanged: 0, unchangedAmount: 0, total: null as number | null };
  try {
    return await placeCart(
      context,
      tx,
      { actor, buyer },
      {
        cart,
        orderId,
        codeLength,
        origin: {},
        agree: (priced) => {
          const found = agreeOnLines(priced, { lines, now: context.clock.now() });
          Object.assign(agreed, { unchanged: found.unchanged, unchangedAmount: found.unchangedAmount });
          if (found.asked.length + unknown.length + said.length === 0) return found.lines;
          const asked = [...found.asked, ...unknown].toSorted((a, b) => a.position - b.position);
          throw new OrderAsked({ ...agreed, lines: asked, doubts: said, shopper });
        },
        acceptTotal: (total) => {
          agreed.total = total;
          if (total > expectedTotal) throw new AppError('TOTAL_CHANGED', { expected: expectedTotal, total });
        },
      },
    );
  } catch (error) {
    if (!(error instanceof AppError) || !doubted.has(error.code)) throw error;
    throw new OrderAsked({
      ...agreed,
      lines: unknown,
      doubts: [...said, { code: error.code, text: refusalText(error) }],
      shopper,
    });
  }
}

const toCartLine =
  ({ quantity, priceSeen, dateSeen }: DraftLine) =>
  ({ productId, versionId }: { productId: string; versionId: string }): CartLine => ({
    productId,
    versionId,
    choice: '',
    chosen: [],
    advanced: dateSeen !== null,
    quantity,
    seenPrice: priceSeen,
    seenDate: dateSeen,
    seenOther: false,
  });

interface CartToMake {
  identityId: string;
  buyer: Buyer;
  draft: OrderDraft;
  delivery: CartDelivery;
  lines: CartLine[];
}

/** A cart that no one else can open, held with its customer. CUSTOMER_NOT_FOUND when the account was closed. */
async function makeCart(tx: Transaction, { identityId, buyer, draft, delivery, lines }: CartToMake) {
  const { customerId } = buyer;
  const id = randomUUID();
  const [, , [cart]] = await Promise.all([
    insertApartCart(tx, {
      id,
      identityId,
      operatorId: null,
      customerId,
      addressId: draft.addressId,
      warehouseId: delivery.shopper.warehouseId,
      paymentMethod: draft.paymentMethod,
      comments: draft.comments,
      together: draft.together ?? false,
    }),
    setLines(tx, { cartId: id, lines: JSON.stringify(lines) }),
    lockCartToOrder(tx, { cartId: id, identityId, customerId }),
  ]);
  if (!cart?.isOpen) throw new AppError('CUSTOMER_NOT_FOUND');
  return cart;
}
