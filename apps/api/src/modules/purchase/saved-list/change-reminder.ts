import { AppError } from '@tonalia/contract/errors';
import type { ListReminder, SavedList } from '@tonalia/contract/saved-lists';
import { nextReminder } from '@tonalia/rules/next-reminder';
import { inTransaction } from '../../../platform/transaction.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { removeListReminder, setListReminder } from './list-reminder.sql.ts';
import { lockSavedList } from './saved-list.sql.ts';
import { type SavedListContext, showSavedList, sightOf } from './show-lists.ts';

/** Sets when the caller is reminded of a list, or ends it with null. Throws LIST_NOT_FOUND. */
export async function changeReminder(
  context: SavedListContext,
  call: BuyerCall,
  listId: string,
  reminder: ListReminder | null,
): Promise<SavedList> {
  const { identityId } = call.actor;
  await inTransaction(context.db, async (tx) => {
    const [list] = await lockSavedList(tx, { ...sightOf(call), listId });
    if (!list) throw new AppError('LIST_NOT_FOUND');
    if (reminder === null) return removeListReminder(tx, { listId, identityId });
    const nextAt = nextReminder({ ...reminder, every: 1 }, context.clock.now());
    return setListReminder(tx, { listId, identityId, ...reminder, nextAt });
  });
  return showSavedList(context, call, listId);
}
