import type { Reordered } from '@tonalia/contract/purchase';
import type { CartCall, CartContext } from '../cart/buyer-call.ts';
import { addList } from '../reorder/add-list.ts';
import { noteListUsed } from './saved-list.sql.ts';
import { findList, pricesToday } from './show-lists.ts';

/** Adds the lines of a list to the open cart in one write, and notes today's prices. Throws LIST_NOT_FOUND, NO_COVERAGE. */
export async function orderSavedList(context: CartContext, call: CartCall, listId: string): Promise<Reordered> {
  const { versionIds, quantities, prices } = await findList(context.db, call, listId);
  const items = versionIds.map((versionId, at) => ({ versionId, quantity: quantities[at] ?? 1 }));
  const answer = await addList(context, call, items);
  const today = await pricesToday(context, call, versionIds);
  const now = versionIds.map((id, at) => today.get(id) ?? prices[at] ?? 0);
  await noteListUsed(context.db, { listId, prices: now, at: context.clock.now() });
  return answer;
}
