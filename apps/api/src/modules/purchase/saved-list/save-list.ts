import { AppError } from '@tonalia/contract/errors';
import type { SavedList } from '@tonalia/contract/saved-lists';
import { maxLineQuantity, maxSavedListLines, maxSavedLists } from '@tonalia/rules/policy';
import { inTransaction } from '../../../platform/transaction.ts';
import type { BuyerCall, CartContext } from '../cart/buyer-call.ts';
import { findOpenCart } from '../cart/cart.sql.ts';
import { onlyOwnOf } from '../member-limits/own-orders.ts';
import { findOrderedLines } from '../reorder/reorder.sql.ts';
import { emptyList } from './messages.es-CO.ts';
import { insertSavedList, lockSavedList, lockSavedLists, removeSavedList, updateSavedList } from './saved-list.sql.ts';
import { type SavedItem, isSameList, mergedItems, savedColumns } from './saved-lines.rules.ts';
import { type SavedListContext, findList, pricesToday, showSavedList, sightOf } from './show-lists.ts';

/** A list to make, of items or of the lines of a cart. */
export interface ListToSave {
  listId: string;
  name: string;
  scope: SavedList['scope'];
  items?: readonly SavedItem[] | undefined;
  cartId?: string | undefined;
}

/** Makes a list once, however often it is asked for with its id. Throws LISTS_FULL, CART_NOT_FOUND, LIST_NOT_FOUND. */
export async function saveList(context: SavedListContext, call: BuyerCall, wish: ListToSave): Promise<SavedList> {
  const { listId, name, scope } = wish;
  const items = mergedItems(await itemsOf(context, call, wish), maxLineQuantity).slice(0, maxSavedListLines);
  const today = await pricesToday(
    context,
    call,
    items.map(({ versionId }) => versionId),
  );
  const lines = savedColumns(items, today);
  if (lines.versionIds.length === 0) throw new AppError('INVALID_REQUEST', { field: 'items', detail: emptyList });
  await inTransaction(context.db, async (tx) => {
    await lockSavedLists(tx, call.buyer.customerId);
    const made = { listId, name, isShared: scope === 'business', ...lines };
    const [row] = await insertSavedList(tx, {
      ...sightOf(call),
      ...made,
      at: context.clock.now(),
      most: maxSavedLists,
    });
    if (row) return;
    // its answer was lost before, else there is no room; another customer has this id: it is as unknown as any
    await findList(tx, call, listId).catch((cause: unknown) => {
      throw cause instanceof AppError && cause.code === 'LIST_NOT_FOUND' ? new AppError('LISTS_FULL') : cause;
    });
  });
  return showSavedList(context, call, listId);
}

/** The lines of a cart: the open one of the caller, or one that the customer ordered. */
async function itemsOf(
  { db }: CartContext,
  call: BuyerCall,
  { items, cartId }: ListToSave,
): Promise<readonly SavedItem[]> {
  if (cartId === undefined) return items ?? [];
  const [open] = await findOpenCart(db, sightOf(call));
  if (open?.id === cartId) return open.lines;
  const ordered = await findOrderedLines(db, { customerId: call.buyer.customerId, cartId, onlyOf: onlyOwnOf(call) });
  if (ordered.length === 0) throw new AppError('CART_NOT_FOUND');
  return ordered;
}

/** What changes of a list; `revision` is the one that was seen. */
export interface ListChange {
  revision: number;
  name?: string | undefined;
  scope?: SavedList['scope'] | undefined;
  items?: readonly SavedItem[] | undefined;
}

/** Changes a list, and once only when an answer was lost. Only its maker changes its scope. Throws LIST_NOT_FOUND, LIST_CHANGED. */
export async function changeList(
  context: SavedListContext,
  call: BuyerCall,
  listId: string,
  { revision, name, scope, items }: ListChange,
): Promise<SavedList> {
  const asked = items && mergedItems(items, maxLineQuantity);
  const today = await pricesToday(context, call, asked?.map(({ versionId }) => versionId) ?? []);
  await inTransaction(context.db, async (tx) => {
    const [stored] = await lockSavedList(tx, { ...sightOf(call), listId });
    if (!stored) throw new AppError('LIST_NOT_FOUND');
    const isMaker = stored.identityId === call.actor.identityId;
    const isShared = scope !== undefined && isMaker ? scope === 'business' : stored.isShared;
    const lines = asked ? savedColumns(asked, today, stored) : stored;
    const { versionIds, quantities, prices } = lines;
    const wished = { name: name ?? stored.name, isShared, versionIds, quantities };
    if (isSameList(stored, wished)) return;
    if (stored.revision !== revision) throw new AppError('LIST_CHANGED');
    await updateSavedList(tx, { listId, ...wished, prices });
  });
  return showSavedList(context, call, listId);
}

/** Removes a list. Throws LIST_NOT_FOUND. */
export async function removeList({ db }: CartContext, call: BuyerCall, listId: string): Promise<string> {
  const [row] = await removeSavedList(db, { ...sightOf(call), listId });
  if (!row) throw new AppError('LIST_NOT_FOUND');
  return row.id;
}
