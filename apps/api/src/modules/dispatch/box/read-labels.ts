import { OfficeError } from '@tonalia/contract/office-errors';
import type { PackLabels } from '@tonalia/contract/packing-office';
import { boxCode } from '@tonalia/rules/box-code';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import { brandName, readSettings } from '../../../platform/settings/settings.ts';
import type { Database } from '../../../platform/transaction.ts';
import { readDeliveryFacts, readShipmentFacts } from '../../purchase/index.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { loadShipments } from '../shipment/load-shipments.ts';
import { listBoxes } from './box.sql.ts';

/** What the labels of a shipment's boxes say. SHIPMENT_NOT_FOUND. */
export async function readLabels(db: Database, clock: Clock, shipmentId: string): Promise<PackLabels> {
  const [facts] = await readDeliveryFacts(db, [shipmentId]);
  const [shipment] = await loadShipments(db, await readShipmentFacts(db, clock, [shipmentId]));
  if (!facts || !shipment) throw new OfficeError('SHIPMENT_NOT_FOUND');
  const [boxes, warehouses, settings, brand] = await Promise.all([
    listBoxes(db, [shipmentId]),
    listWarehouses(db),
    readSettings(db),
    brandName(db),
  ]);
  const { orderCode, customer, person, phone, address, city, window, dispatchDate } = facts;
  return {
    orderCode,
    customer,
    person,
    phone,
    address,
    city,
    warehouse: warehouses.find(({ id }) => id === facts.warehouseId)?.city ?? facts.warehouseId,
    route: shipment.route?.name ?? null,
    day: shipment.day ?? dispatchDate ?? dayIn(clock.now()),
    until: window?.until ?? null,
    collects: facts.toCollect > 0,
    boxes: boxes.map(({ number, weight }) => ({
      number,
      weight,
      code: boxCode({ orderCode, dispatchDate, number }, boxes.length),
    })),
    sender: { name: settings['company.name'] ?? brand, address: settings['company.address'] ?? '' },
  };
}
