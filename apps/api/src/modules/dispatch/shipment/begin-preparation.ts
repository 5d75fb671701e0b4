import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Database } from '../../../platform/transaction.ts';
import { changeShipment, readShipmentFacts } from '../../purchase/index.ts';

/** Begins the preparation of these shipments, which `wave` has when it is given. One that cannot begin, because its order has ended, keeps its state. */
export async function beginPreparation(
  db: Database,
  clock: Clock,
  { operatorId, name: by, network }: OperatorActor,
  { shipmentIds, wave }: { shipmentIds: readonly string[]; wave?: { number: number; name: string } },
): Promise<void> {
  const facts = await readShipmentFacts(db, clock, shipmentIds);
  for (const { orderCode, shipmentId, dispatchDate } of facts.filter(
    ({ status, day }) => status === 'received' && day !== null,
  ))
    await changeShipment(
      db,
      { orderCode, to: 'preparing', shipmentId, dispatchDate },
      { why: '', actorId: null, by, operator: { operatorId, network }, wave },
    );
}
