import { AppError } from '@tonalia/contract/errors';
import type { Service } from '@tonalia/contract/call';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findOrderOfOther } from './own-orders.sql.ts';

/** Whether the caller is a member that its owner lets see only what it ordered itself. */
export const seesOwnOrdersOnly = ({ member }: Pick<Buyer, 'member'>): boolean => member !== null && !member.seesOrders;

/** The identity of a member that sees only its own orders; null for others. */
export const onlyOwnOf = ({
  actor,
  buyer,
}: {
  actor: Pick<Actor, 'identityId'>;
  buyer: Pick<Buyer, 'member'>;
}): string | null => (seesOwnOrdersOnly(buyer) ? actor.identityId : null);

/** Refuses an order of another person to a member that sees only its own: ORDER_NOT_FOUND, as for one that does not exist. */
export async function requireOwnOrder(
  db: Database,
  { actor, buyer }: { actor: Pick<Actor, 'identityId'>; buyer: Pick<Buyer, 'customerId' | 'member'> },
  codeOrId: string,
): Promise<void> {
  if (!seesOwnOrdersOnly(buyer)) return;
  const [foreign] = await findOrderOfOther(db, {
    customerId: buyer.customerId,
    identityId: actor.identityId,
    codeOrId,
  });
  if (foreign) throw new AppError('ORDER_NOT_FOUND');
}

interface OrderCall {
  actor: Actor;
  buyer: Buyer;
  params: { orderCode: string };
}

/** The same endpoints; those with the code of an order in their path refuse it as `requireOwnOrder` does. */
export function guardOrders<S extends Service>(db: Database, endpoints: Endpoints<S>): Endpoints<S> {
  const guarded = Object.entries(endpoints).map(([key, endpoint]) => {
    if (!key.includes('{orderCode}')) return [key, endpoint];
    // as: Endpoints<S> ties each handler to its call; a loop cannot express that
    const { handle, ...rest } = endpoint as unknown as { handle: (call: OrderCall) => Promise<unknown> };
    return [
      key,
      {
        ...rest,
        handle: async (call: OrderCall) => {
          await requireOwnOrder(db, call, call.params.orderCode);
          return handle(call);
        },
      },
    ];
  });
  return Object.fromEntries(guarded) as Endpoints<S>; // as: the same keys with the same kinds of handlers
}
