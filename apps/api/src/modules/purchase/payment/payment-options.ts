import { AppError } from '@tonalia/contract/errors';
import type { PaymentOptions } from '@tonalia/contract/payment';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type Gateway, toClientError } from '../gateway/gateway.ts';
import { toSavedCard } from './saved-card-wire.ts';
import { listSavedCards } from './saved-card.sql.ts';

/** What the shop's card and bank forms need. Throws GATEWAY_UNAVAILABLE when no gateway has options, or it does not answer. */
export async function paymentOptions(
  db: Database,
  gateways: readonly Gateway[],
  { identityId }: Actor,
  { customerId }: Buyer,
): Promise<PaymentOptions> {
  const gateway = gateways.find((one) => one.options);
  if (!gateway?.options) throw new AppError('GATEWAY_UNAVAILABLE');
  const options = await gateway.options().catch((error: unknown) => {
    throw toClientError(error);
  });
  return { ...options, cards: (await listSavedCards(db, { identityId, customerId })).map(toSavedCard) };
}
