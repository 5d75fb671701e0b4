import { AppError } from '@tonalia/contract/errors';
import type { Reordered } from '@tonalia/contract/purchase';
import type { ReceivedList, ShareAnswer } from '@tonalia/contract/shares';
import { findSellablesById, toListMatch } from '../../products/index.ts';
import type { BuyerCall, CartCall, CartContext } from '../cart/buyer-call.ts';
import { type ListedItem, addList } from '../reorder/add-list.ts';
import { sightOf } from '../saved-list/show-lists.ts';
import { findAnswers, findOwnAnswer, noteAdded } from './answer.sql.ts';

type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

/** What came back to the caller for the customer. */
export async function listAnswers({ db }: CartContext, call: BuyerCall): Promise<ShareAnswer[]> {
  const rows = await findAnswers(db, sightOf(call));
  return rows.map((row) => ({ ...toAnswer(row), lines: row.versionIds.length }));
}

/** One of them, its lines at today's prices and stock. LIST_NOT_FOUND. */
export async function showAnswer({ db, clock }: CartContext, call: BuyerCall, answerId: string): Promise<ReceivedList> {
  const row = await ownAnswer({ db, clock }, call, answerId);
  const sellables = await findSellablesById(db, call.buyer, row.versionIds, clock);
  const matchOf = new Map(sellables.map((one) => [one.versionId, one.active ? toListMatch(one) : null]));
  const lines = row.versionIds.map((versionId, at) => ({
    versionId,
    quantity: row.quantities[at] ?? 1,
    match: matchOf.get(versionId) ?? null,
  }));
  return { ...toAnswer(row), lines };
}

/** Adds reviewed lines to the open cart in one write. LIST_NOT_FOUND, NO_COVERAGE. */
export async function orderAnswer(
  context: CartContext,
  call: CartCall,
  { answerId, items }: { answerId: string; items: readonly ListedItem[] },
): Promise<Reordered> {
  await ownAnswer(context, call, answerId);
  const answer = await addList(context, call, items);
  if (answer.cart) await noteAdded(context.db, { answerId, cartId: answer.cart._id });
  return answer;
}

async function ownAnswer({ db }: CartContext, call: BuyerCall, answerId: string): Promise<AnswerRow> {
  const [row] = await findOwnAnswer(db, { ...sightOf(call), answerId });
  if (!row) throw new AppError('LIST_NOT_FOUND');
  return row;
}

const toAnswer = ({ versionIds: _, quantities, answeredAt, addedAt, ...answer }: AnswerRow) => ({
  ...answer,
  units: quantities.reduce((sum, one) => sum + one, 0),
  answeredAt: answeredAt.toISOString(),
  addedAt: addedAt?.toISOString() ?? null,
});
