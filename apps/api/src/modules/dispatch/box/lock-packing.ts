import { OfficeError } from '@tonalia/contract/office-errors';
import { countsWithin } from '@tonalia/rules/tally';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { holdShipments, listShipmentUnits } from '../../purchase/index.ts';
import { listTallies } from '../shipment/tally.sql.ts';
import { type BoxRow, beginPacking, listBoxes, lockPacking } from './box.sql.ts';
import type { PackNeed } from './packing.rules.ts';

/** A shipment that may be packed, under the locks of its order and its packing. */
export interface HeldPacking {
  shipmentId: string;
  orderCode: string;
  packedAt: Date | null;
  boxes: BoxRow[];
  needs: PackNeed[];
}

/** The lock order: the order, the packing. SHIPMENT_NOT_FOUND, SHIPMENT_LEFT, ORDER_UNPAID, ORDER_ENDED. */
export async function holdPacking(tx: Transaction, shipmentId: string): Promise<HeldPacking> {
  const [held] = await holdShipments(tx, [shipmentId]);
  if (!held) throw new OfficeError('SHIPMENT_NOT_FOUND');
  if (held.status === 'dispatched' || held.status === 'delivered') throw new OfficeError('SHIPMENT_LEFT');
  if (held.isUnpaid) throw new OfficeError('ORDER_UNPAID');
  if (!held.isOpen) throw new OfficeError('ORDER_ENDED');
  await beginPacking(tx, shipmentId);
  const [packing] = await lockPacking(tx, shipmentId);
  const boxes = await listBoxes(tx, [shipmentId]);
  return {
    shipmentId,
    orderCode: held.orderCode,
    packedAt: packing?.packedAt ?? null,
    boxes,
    needs: await needsOf(tx, shipmentId, boxes),
  };
}

async function needsOf(tx: Transaction, shipmentId: string, boxes: readonly BoxRow[]): Promise<PackNeed[]> {
  const units = await listShipmentUnits(tx, [shipmentId]);
  const tallies = await listTallies(tx, [shipmentId]);
  return packNeedsOf(
    units.map(({ versionId, units: asked }) => {
      const tally = tallies.find((one) => one.versionId === versionId) ?? { picked: 0, short: 0 };
      return { versionId, ...countsWithin(asked, tally) };
    }),
    boxes,
  );
}

/** What a shipment needs against what is in its boxes; a version that it needs no more is asked 0. */
export function packNeedsOf(
  needs: readonly { versionId: string; asked: number; short: number }[],
  boxes: readonly BoxRow[],
): PackNeed[] {
  const packed = new Map<string, number>();
  for (const { versionId, units } of boxes.flatMap(({ contents }) => contents))
    packed.set(versionId, (packed.get(versionId) ?? 0) + units);
  const left = [...packed.keys()].filter((id) => !needs.some(({ versionId }) => versionId === id));
  return [
    ...needs.map(({ versionId, asked, short }) => ({ versionId, asked, short, packed: packed.get(versionId) ?? 0 })),
    ...left.map((versionId) => ({ versionId, asked: 0, short: 0, packed: packed.get(versionId) ?? 0 })),
  ];
}

/** Records an act of packing; the subject is the shipment. */
export const recordPacking = (
  tx: Transaction,
  { operatorId, name: by, network }: OperatorActor,
  { action, shipmentId, detail }: { action: string; shipmentId: string; detail: object },
): Promise<void> =>
  recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action: `dispatch.${action}`,
    subjectId: shipmentId,
    detail: { by, ...detail },
  });
