import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { holdShipments } from '../../purchase/index.ts';
import { chooseRoute, forgetChosenRoute, lockRoute } from './route.sql.ts';

/** Moves a shipment to another route; null goes by its address again. SHIPMENT_NOT_FOUND, ROUTE_NOT_FOUND. */
export const moveToRoute = (
  db: Database,
  { operatorId, name: by, network }: OperatorActor,
  shipmentId: string,
  routeId: string | null,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [held] = await holdShipments(tx, [shipmentId]);
    if (!held?.isOpen) throw new OfficeError('SHIPMENT_NOT_FOUND');
    if (routeId === null) await forgetChosenRoute(tx, shipmentId);
    else {
      const [route] = await lockRoute(tx, routeId);
      if (!route) throw new OfficeError('ROUTE_NOT_FOUND');
      await chooseRoute(tx, { shipmentId, routeId });
    }
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId, network },
      action: 'dispatch.shipment_routed',
      subjectId: shipmentId,
      detail: { by, routeId },
    });
  });
