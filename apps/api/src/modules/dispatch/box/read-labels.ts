import { OfficeError } from '@tonalia/contract/office-errors';
import type { PackLabels } from '@tonalia/contract/packing-office';
import { boxCode } from '@tonalia/rules/box-code';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import { brandName, readSettings } from '../../../platform/settings/settings.ts';
import type { Database } from '../../../platform/transaction.ts';
import {
  type DeliveryFacts,
  findShipmentsOfOrders,
  readDeliveryFacts,
  readShipmentFacts,
} from '../../purchase/index.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { loadShipments } from '../shipment/load-shipments.ts';
import { type BoxRow, listBoxes } from './box.sql.ts';

/** What the labels of a shipment's boxes say. SHIPMENT_NOT_FOUND. */
export async function readLabels(db: Database, clock: Clock, shipmentId: string): Promise<PackLabels> {
  const [labels] = await readLabelsOf(db, clock, [shipmentId]);
  if (!labels) throw new OfficeError('SHIPMENT_NOT_FOUND');
  return labels;
}

/** The labels of these orders, in the order of their codes; `without` are the codes that have no box, or no order. */
export async function readLabelsOfOrders(
  db: Database,
  clock: Clock,
  codes: readonly string[],
): Promise<{ labels: PackLabels[]; without: string[] }> {
  const wanted = [...new Set(codes.map((code) => code.toUpperCase()))];
  const shipments = await findShipmentsOfOrders(db, wanted);
  const all = await readLabelsOf(
    db,
    clock,
    shipments.map(({ shipmentId }) => shipmentId),
  );
  const labels = all.filter(({ boxes }) => boxes.length > 0);
  const labelled = new Set(labels.map(({ orderCode }) => orderCode));
  return { labels, without: wanted.filter((code) => !labelled.has(code)) };
}

/** The labels of shipments that exist, in their order. */
async function readLabelsOf(db: Database, clock: Clock, shipmentIds: readonly string[]): Promise<PackLabels[]> {
  if (shipmentIds.length === 0) return [];
  const [deliveries, loaded, boxes, warehouses, settings, brand] = await Promise.all([
    readDeliveryFacts(db, shipmentIds),
    readShipmentFacts(db, clock, shipmentIds).then((facts) => loadShipments(db, facts)),
    listBoxes(db, shipmentIds),
    listWarehouses(db),
    readSettings(db),
    brandName(db),
  ]);
  const sender = { name: settings['company.name'] ?? brand, address: settings['company.address'] ?? '' };
  return shipmentIds.flatMap((id) => {
    const facts = deliveries.find(({ shipmentId }) => shipmentId === id);
    const shipment = loaded.find(({ shipmentId }) => shipmentId === id);
    if (!facts || !shipment) return [];
    const warehouse = warehouses.find((one) => one.id === facts.warehouseId)?.city ?? facts.warehouseId;
    const own = boxes.filter(({ shipmentId }) => shipmentId === id);
    const day = shipment.day ?? facts.dispatchDate ?? dayIn(clock.now());
    return {
      ...addressed(facts),
      warehouse,
      route: shipment.route?.name ?? null,
      day,
      boxes: coded(facts, own),
      sender,
    };
  });
}

const addressed = ({ orderCode, customer, person, phone, address, city, window, toCollect }: DeliveryFacts) => ({
  orderCode,
  customer,
  person,
  phone,
  address,
  city,
  until: window?.until ?? null,
  collects: toCollect > 0,
});

const coded = ({ orderCode, dispatchDate, elsewhere }: DeliveryFacts, boxes: readonly BoxRow[]): PackLabels['boxes'] =>
  boxes.map(({ number, weight }) => ({
    number,
    weight,
    code: boxCode({ orderCode, dispatchDate, elsewhere, number }, boxes.length),
  }));
