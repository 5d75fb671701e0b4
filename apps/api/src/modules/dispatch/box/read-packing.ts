import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { PackBox, PackLine, Packing } from '@tonalia/contract/packing-office';
import { type BoxName, boxCode } from '@tonalia/rules/box-code';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type PickFacts, pickFactsOf } from '../../products/index.ts';
import { findShipmentsOfOrder, listShipmentLines, readDeliveryFacts, readShipmentFacts } from '../../purchase/index.ts';
import type { DeliveryFacts } from '../../purchase/index.ts';
import { type LoadedShipment, loadShipments } from '../shipment/load-shipments.ts';
import { shownName } from '../shipment/shown-name.ts';
import { type BoxRow, listBoxes, listPackings } from './box.sql.ts';
import { packNeedsOf } from './lock-packing.ts';
import { type PackNeed, asItLeft, openNeeds, packingStateOf, unitsToPack } from './packing.rules.ts';

/** The packing of an order's shipment; without its id or date the one in stock, or the first. ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND, SHIPMENT_AMBIGUOUS. */
export async function readOrderPacking(
  db: Database,
  clock: Clock,
  orderCode: string,
  { dispatchDate, shipmentId }: { dispatchDate?: string | undefined; shipmentId?: string | undefined },
): Promise<Packing> {
  const found = await findShipmentsOfOrder(db, orderCode);
  if (found.length === 0) throw new AppError('ORDER_NOT_FOUND');
  const dated = found.filter((one) => one.dispatchDate === (dispatchDate ?? null));
  const named = shipmentId === undefined ? dated : found.filter((one) => one.shipmentId === shipmentId);
  if (named.length > 1) throw new OfficeError('SHIPMENT_AMBIGUOUS');
  const wanted = named[0] ?? (shipmentId === undefined && dispatchDate === undefined ? found[0] : undefined);
  if (!wanted) throw new OfficeError('SHIPMENT_NOT_FOUND');
  return readPacking(db, clock, wanted.shipmentId);
}

/** The packing of a shipment: its lines with what is in boxes, and its boxes. SHIPMENT_NOT_FOUND. */
export async function readPacking(db: Database, clock: Clock, shipmentId: string): Promise<Packing> {
  const [shipment] = await loadShipments(db, await readShipmentFacts(db, clock, [shipmentId]));
  const [delivery] = await readDeliveryFacts(db, [shipmentId]);
  if (!shipment || !delivery) throw new OfficeError('SHIPMENT_NOT_FOUND');
  const [boxes, [packing]] = await Promise.all([listBoxes(db, [shipmentId]), listPackings(db, [shipmentId])]);
  const isShut = isClosed(delivery);
  const open = packNeedsOf(shipment.needs, boxes);
  const needs = isShut ? open.map(asItLeft) : open;
  const lines = await linesOf(db, shipment, needs);
  const nameOf = (versionId: string) => lines.find(({ _id }) => _id === versionId)?.title ?? '';
  return {
    _id: shipmentId,
    orderCode: shipment.orderCode,
    customer: shipment.customer,
    dispatchDate: shipment.dispatchDate,
    part: delivery.part,
    route: shipment.route?.name ?? null,
    state: isShut ? 'closed' : packingStateOf({ packedAt: packing?.packedAt ?? null, needs }),
    lines: lines.map(({ title: _, ...line }) => line),
    boxes: boxes.map((box) => toPackBox(box, delivery, boxes.length)),
    units: lines.reduce((sum, { units }) => sum + units, 0),
    packed: lines.reduce((sum, { packed }) => sum + packed, 0),
    missing: openNeeds(needs).map((need) => ({
      versionId: need.versionId,
      name: nameOf(need.versionId),
      units: unitsToPack(need) - need.packed,
    })),
    packedAt: packing?.packedAt?.toISOString() ?? null,
    packedBy: packing?.packedBy ?? null,
    remission: packing?.remission ?? null,
  };
}

const isClosed = ({ status, isSettled }: DeliveryFacts): boolean =>
  !isSettled || (status !== 'received' && status !== 'preparing');

/** A box as the contract has it. */
export const toPackBox = (
  { number, size, weight, contents, closedAt, closedBy, aboardAt }: BoxRow,
  shipment: Omit<BoxName, 'number'>,
  boxes: number,
): PackBox => ({
  number,
  size,
  weight,
  units: contents.reduce((sum, { units }) => sum + units, 0),
  contents,
  closedAt: closedAt?.toISOString() ?? null,
  closedBy,
  isAboard: aboardAt !== null,
  code: boxCode({ ...shipment, number }, boxes),
});

type TitledLine = PackLine & { title: string };

/** The lines in the order of the order's own. */
async function linesOf(
  db: Database,
  { shipmentId, warehouseId }: LoadedShipment,
  needs: readonly PackNeed[],
): Promise<TitledLine[]> {
  const ordered = await listShipmentLines(db, [shipmentId]);
  const replaced = ordered.flatMap(({ replacesId }) => (replacesId === null ? [] : [replacesId]));
  const ids = [...new Set([...needs.map(({ versionId }) => versionId), ...replaced])];
  const facts = new Map((await pickFactsOf(db, warehouseId, ids)).map((fact) => [fact.versionId, fact]));
  const place = (versionId: string): number =>
    ordered.findIndex((line) => line.versionId === versionId || line.partIds.includes(versionId));
  return needs
    .toSorted((one, other) => place(one.versionId) - place(other.versionId))
    .flatMap((need) => {
      const fact = facts.get(need.versionId);
      if (!fact) return [];
      const own = ordered.filter((line) => line.versionId === need.versionId);
      const asked = Math.max(
        need.asked,
        own.reduce((sum, line) => sum + line.asked, 0),
      );
      const other = facts.get(own.find(({ replacesId }) => replacesId !== null)?.replacesId ?? '');
      return [toLine(fact, { ...need, atFirst: asked, replaces: other ? shortName(other) : null })];
    });
}

const shortName = (fact: PickFacts): string => fact.shade?.code ?? shownName(fact);

function toLine(
  facts: PickFacts,
  { atFirst, replaces, packed, ...need }: PackNeed & { atFirst: number; replaces: string | null },
): TitledLine {
  const { versionId: _id, shelf: _shelf, category: _category, ...fact } = facts;
  return {
    ...fact,
    _id,
    title: shownName(facts),
    asked: replaces === null ? atFirst : need.asked,
    units: unitsToPack(need),
    packed,
    short: need.short,
    replaces,
  };
}
