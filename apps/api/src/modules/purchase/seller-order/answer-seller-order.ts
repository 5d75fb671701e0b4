import { randomUUID } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { SellerOrderAnswer } from '@tonalia/contract/seller-orders';
import { maxCartLines } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { withFreeCode } from '../order/place-order.ts';
import type { PlacedOrder } from '@tonalia/contract/placed-order';
import { OrderAsked } from './ask.ts';
import { describeAsks, refuseToPlace } from './describe-asks.ts';
import { type OrderDraft, answeredDraft } from './draft.rules.ts';
import { placeDraft } from './place-draft.ts';
import { type SellerOrderContext, digestOf, placeWithRetries } from './send-seller-order.ts';
import {
  type SellerOrderRow,
  askAgain,
  findSellerOrder,
  lockSellerOrder,
  settleSellerOrder,
} from './seller-order.sql.ts';

/**
 * Places a draft with the seller's choices, exactly once; only then its units, credit and messages follow. Throws ORDER_ASKS with the
 * current questions when the answer is to others, leaves some open, or when something changed again.
 */
export async function answerSellerOrder(
  context: SellerOrderContext,
  actor: Actor,
  clientOrderId: string,
  answer: SellerOrderAnswer,
): Promise<PlacedOrder> {
  const digest = digestOf(answer);
  const row = await findOwn(context, actor, clientOrderId);
  const draft = draftAfter(row, answer);
  if (!draft) return answerSettled(row, digest);
  if (draft.lines.length === 0) throw new AppError('CART_EMPTY');
  if (draft.lines.length > maxCartLines) throw new AppError('CART_FULL');
  const buyer = await context.identities.findBuyer(actor, row.customerId);
  const place = () =>
    withFreeCode((codeLength) =>
      inTransaction(context.db, async (tx) => {
        const [held] = await lockSellerOrder(tx, clientOrderId);
        if (!held?.asks || held.revision !== answer.revision) throw new AnsweredMeanwhile();
        const orderId = randomUUID();
        await settleSellerOrder(tx, { clientOrderId, orderId, answerDigest: digest });
        await recordAuditEvent(tx, {
          actorId: actor.identityId,
          action: 'purchase.seller_order_answered',
          subjectId: orderId,
          detail: { clientOrderId, revision: answer.revision },
        });
        // the answer confirms what the doubts about its instants asked
        return placeDraft(context, tx, { actor, buyer }, { draft, orderId, codeLength, doubts: [] });
      }),
    );
  try {
    return await placeWithRetries(place);
  } catch (error) {
    if (error instanceof OrderAsked)
      await keepQuestions(context, { clientOrderId, revision: answer.revision, draft }, error);
    else if (!(error instanceof AnsweredMeanwhile)) throw error;
    return answerSettled(await findOwn(context, actor, clientOrderId), digest);
  }
}

/** Thrown to roll back when another answer came first. */
class AnsweredMeanwhile extends Error {}

async function findOwn(
  { db }: SellerOrderContext,
  { identityId }: Actor,
  clientOrderId: string,
): Promise<SellerOrderRow> {
  const [row] = await findSellerOrder(db, clientOrderId);
  if (row?.identityId !== identityId) throw new AppError('ORDER_NOT_FOUND');
  return row;
}

/** Null when the answer is not one to the current questions. */
function draftAfter(
  { draft, asks, revision, changedAt }: SellerOrderRow,
  answer: SellerOrderAnswer,
): OrderDraft | null {
  if (!draft || !asks || revision !== answer.revision) return null;
  return answeredDraft(draft, { ...asks, revision }, answer, changedAt.toISOString());
}

function answerSettled(row: SellerOrderRow, digest: string): PlacedOrder {
  if (!row.placed) return refuseToPlace(row);
  if (row.answerDigest !== digest) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return row.placed;
}

async function keepQuestions(
  context: SellerOrderContext,
  { clientOrderId, revision, draft }: { clientOrderId: string; revision: number; draft: OrderDraft },
  { found }: OrderAsked,
): Promise<void> {
  const asks = await describeAsks(context, found, draft);
  await askAgain(context.db, { clientOrderId, revision, draft: JSON.stringify(draft), asks: JSON.stringify(asks) });
}
