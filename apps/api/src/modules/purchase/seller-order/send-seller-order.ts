import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { SellerOrderRequest } from '@tonalia/contract/seller-orders';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { PlaceOrderContext } from '../order/orderable-cart.ts';
import { withFreeCode } from '../order/place-order.ts';
import type { PlacedOrder } from '@tonalia/contract/placed-order';
import { OrderAsked } from './ask.ts';
import { toDraft } from './draft.rules.ts';
import { placeDraft } from './place-draft.ts';
import { describeAsks, refuseToPlace } from './describe-asks.ts';
import { doubtInstants } from './seller-order.rules.ts';
import { type SellerOrderRow, findSellerOrder, insertSellerOrder } from './seller-order.sql.ts';

export type SellerOrderContext = PlaceOrderContext & Pick<ModuleContext, 'identities'>;

/** Times an order is read again after another buyer took its units meanwhile. */
const ATTEMPTS = 4;

/**
 * Places the order of a phone exactly once: its id, its cart and the order are written in one transaction. The same request again has the same
 * answer, also after the customer went to another seller. Throws ORDER_ASKS when it waits for the seller.
 */
export async function sendSellerOrder(
  context: SellerOrderContext,
  actor: Actor,
  request: SellerOrderRequest,
): Promise<PlacedOrder> {
  const sent = { actor, request, digest: digestOf(request) };
  const [known] = await findSellerOrder(context.db, request.clientOrderId);
  if (known) return answerKnown(known, sent);
  const buyer = await context.identities.findBuyer(actor, request.customerId);
  try {
    return await placeWithRetries(() => placeOnce(context, buyer, sent));
  } catch (error) {
    if (error instanceof OrderAsked) await keepDraft(context, buyer, sent, error);
    else if (!(error instanceof AlreadySent)) throw error;
    const [row] = await findSellerOrder(context.db, request.clientOrderId);
    if (!row) throw new Error('an order of a phone was not kept', { cause: error });
    return answerKnown(row, sent);
  }
}

interface SentOrder {
  actor: Actor;
  request: SellerOrderRequest;
  digest: string;
}

/** Thrown to roll back when the same id was claimed by a request before. */
class AlreadySent extends Error {}

/** A digest of what a client sent, to tell a repetition from another content. */
export const digestOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** The answer to an id that came before. Another seller's id tells nothing of its order. */
function answerKnown(row: SellerOrderRow, { actor, digest }: SentOrder): PlacedOrder {
  if (row.identityId !== actor.identityId || row.digest !== digest) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return row.placed ?? refuseToPlace(row);
}

/** Reads again when another order took the units after they were read: then the line asks. */
export async function placeWithRetries(place: () => Promise<PlacedOrder>): Promise<PlacedOrder> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await place();
    } catch (error) {
      const isTaken =
        error instanceof AppError && (error.code === 'INSUFFICIENT_STOCK' || error.code === 'CART_CHANGED');
      if (!isTaken) throw error;
      // the phone sends it again, as after every 503
      if (attempt >= ATTEMPTS) throw new AppError('UNAVAILABLE');
    }
  }
}

function placeOnce(context: SellerOrderContext, buyer: Buyer, sent: SentOrder): Promise<PlacedOrder> {
  return withFreeCode((codeLength) =>
    inTransaction(context.db, async (tx) => {
      const orderId = randomUUID();
      const [claimed] = await insertSellerOrder(tx, {
        ...rowOf(buyer, sent),
        status: 'placed',
        orderId,
        draft: null,
        asks: null,
      });
      if (!claimed) throw new AlreadySent();
      const { actor, request } = sent;
      await recordAuditEvent(tx, {
        actorId: actor.identityId,
        action: 'purchase.seller_order_placed',
        subjectId: orderId,
        detail: { clientOrderId: request.clientOrderId, takenAt: request.takenAt },
      });
      const doubts = doubtInstants(new Date(request.takenAt), new Date(request.snapshotAt), context.clock.now());
      return placeDraft(context, tx, { actor, buyer }, { draft: toDraft(request), orderId, codeLength, doubts });
    }),
  );
}

/** Keeps an order that asks. A request that claimed the same id meanwhile stays as it is. */
async function keepDraft(
  context: SellerOrderContext,
  buyer: Buyer,
  sent: SentOrder,
  { found }: OrderAsked,
): Promise<void> {
  const draft = toDraft(sent.request);
  const asks = await describeAsks(context, found, draft);
  await inTransaction(context.db, async (tx) => {
    const [claimed] = await insertSellerOrder(tx, {
      ...rowOf(buyer, sent),
      status: 'waits',
      orderId: null,
      draft: JSON.stringify(draft),
      asks: JSON.stringify(asks),
    });
    if (!claimed) return;
    await recordAuditEvent(tx, {
      actorId: sent.actor.identityId,
      action: 'purchase.seller_order_asks',
      subjectId: sent.request.clientOrderId,
      detail: { lines: asks.lines.length, doubts: asks.doubts.length },
    });
  });
}

const rowOf = ({ customerId, customerName }: Buyer, { actor, request, digest }: SentOrder) => ({
  clientOrderId: request.clientOrderId,
  identityId: actor.identityId,
  customerId,
  customerName,
  digest,
  takenAt: new Date(request.takenAt),
  snapshotAt: new Date(request.snapshotAt),
  expectedTotal: request.expectedTotal,
  sent: JSON.stringify(request.lines),
});
