import { AppError } from '@tonalia/contract/errors';
import type { SavedList } from '@tonalia/contract/saved-lists';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findSellablesById, toListMatch } from '../../products/index.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';
import { type SavedListRow, findSavedList, findSavedLists } from './saved-list.sql.ts';

/** Needs of reading lists. */
export type SavedListContext = CartContext & Pick<ModuleContext, 'channels'>;

/** What the statements of a list ask for: the caller and the customer. */
export const sightOf = ({ actor, buyer }: BuyerCall) => ({
  identityId: actor.identityId,
  customerId: buyer.customerId,
});

/** The lists that a caller sees of a customer. Two statements, and one for combos. */
export async function readSavedLists(context: SavedListContext, call: BuyerCall): Promise<SavedList[]> {
  return showLists(context, call, await findSavedLists(context.db, sightOf(call)));
}

/** A list that the caller sees, in the shape of the wire. Throws LIST_NOT_FOUND. */
export async function showSavedList(context: SavedListContext, call: BuyerCall, listId: string): Promise<SavedList> {
  const [shown] = await showLists(context, call, [await findList(context.db, call, listId)]);
  if (!shown) throw new Error('a list that was found was not shown');
  return shown;
}

/** The stored list. Throws LIST_NOT_FOUND for none and for another customer's. */
export async function findList(db: Database | Transaction, call: BuyerCall, listId: string): Promise<SavedListRow> {
  const [row] = await findSavedList(db, { ...sightOf(call), listId });
  if (!row) throw new AppError('LIST_NOT_FOUND');
  return row;
}

/** Today's price of one unit of each version that exists. */
export async function pricesToday(
  { db, clock }: CartContext,
  { buyer }: BuyerCall,
  versionIds: readonly string[],
): Promise<Map<string, number>> {
  const sellables = await findSellablesById(db, buyer, [...new Set(versionIds)], clock);
  return new Map(sellables.map((sellable) => [sellable.versionId, sellable.price(1).price]));
}

async function showLists(
  { db, clock, channels }: SavedListContext,
  { actor, buyer }: BuyerCall,
  rows: readonly SavedListRow[],
): Promise<SavedList[]> {
  const ids = [...new Set(rows.flatMap(({ versionIds }) => versionIds))];
  const sellables = await findSellablesById(db, buyer, ids, clock);
  const matchOf = new Map(sellables.map((one) => [one.versionId, one.active ? toListMatch(one) : null]));
  return rows.map(
    ({ listId, name, isShared, identityId, revision, usedAt, versionIds, quantities, prices, reminder }) => ({
      listId,
      name,
      scope: isShared ? 'business' : 'own',
      isMine: identityId === actor.identityId,
      revision,
      usedAt: usedAt?.toISOString() ?? null,
      canWhatsapp: channels.includes('whatsapp'),
      reminder: reminder && { ...reminder, nextAt: new Date(reminder.nextAt).toISOString() },
      lines: versionIds.map((versionId, at) => ({
        versionId,
        quantity: quantities[at] ?? 1,
        priceBefore: prices[at] ?? 0,
        match: matchOf.get(versionId) ?? null,
      })),
    }),
  );
}
