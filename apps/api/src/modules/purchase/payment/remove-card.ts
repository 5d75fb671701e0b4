import { AppError } from '@tonalia/contract/errors';
import type { SavedCard } from '@tonalia/contract/payment';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { toSavedCard } from './saved-card-wire.ts';
import { deleteSavedCard, listSavedCards } from './saved-card.sql.ts';

/** Removes a saved card and returns the remaining ones. Throws CARD_NOT_FOUND for cards of another identity or customer. */
export async function removeCard(
  db: Database,
  { identityId }: Actor,
  { customerId }: Buyer,
  id: string,
): Promise<SavedCard[]> {
  const [deleted] = await deleteSavedCard(db, { identityId, customerId, id });
  if (!deleted) throw new AppError('CARD_NOT_FOUND');
  return (await listSavedCards(db, { identityId, customerId })).map(toSavedCard);
}
