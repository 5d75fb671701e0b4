import { OfficeError } from '@tonalia/contract/office-errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Remission } from '@tonalia/contract/packing-office';
import { formatDocument } from '@tonalia/rules/document';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import type { Clock } from '../../../platform/clock.ts';
import { brandName, readSettings } from '../../../platform/settings/settings.ts';
import type { Database } from '../../../platform/transaction.ts';
import { pickFactsOf } from '../../products/index.ts';
import { listShipmentLines, readDeliveryFacts, readOrderFacts, readShipmentFacts } from '../../purchase/index.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { loadShipments } from '../shipment/load-shipments.ts';
import { listBoxes, listPackings } from './box.sql.ts';
import { pendingOf } from './remission.rules.ts';

type RemissionFacts = Awaited<ReturnType<typeof readOrderFacts>>[number];
type Part = RemissionFacts['parts'][number];

/** The delivery note of a shipment; amounts only for roles that may see them. SHIPMENT_NOT_FOUND. */
export async function readRemission(
  db: Database,
  clock: Clock,
  role: OfficeRole,
  shipmentId: string,
): Promise<Remission> {
  const [delivery] = await readDeliveryFacts(db, [shipmentId]);
  const [order] = delivery ? await readOrderFacts(db, { ids: [delivery.orderId] }) : [];
  const part = order?.parts.find(({ id }) => id === shipmentId);
  const [shipment] = await loadShipments(db, await readShipmentFacts(db, clock, [shipmentId]));
  if (!delivery || !order || !part || !shipment) throw new OfficeError('SHIPMENT_NOT_FOUND');
  const [boxes, [packing], sender, warehouses] = [
    await listBoxes(db, [shipmentId]),
    await listPackings(db, [shipmentId]),
    await senderOf(db),
    await listWarehouses(db),
  ];
  const seesMoney = operatorCan(role, 'amounts.read');
  const { orderCode, customer, person, phone, seller, address, city, window } = delivery;
  return {
    orderCode,
    customer,
    person,
    phone,
    seller,
    address,
    city,
    sender,
    number: packing?.remission ?? null,
    at: packing?.remissionAt?.toISOString() ?? null,
    part: delivery.part,
    document: documentOf(order) ?? delivery.document,
    until: window?.until ?? null,
    warehouse: warehouses.find(({ id }) => id === delivery.warehouseId)?.city ?? delivery.warehouseId,
    route: shipment.route?.name ?? null,
    boxes: boxes.length,
    weight: boxes.reduce((sum, { weight }) => sum + (weight ?? 0), 0),
    lines: await linesOf(db, part, { warehouseId: delivery.warehouseId, seesMoney }),
    units: part.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    money: seesMoney ? moneyOf(part) : null,
    pending: pendingOf(part.lines).map(({ line, units }) => ({ name: lineName(line), units })),
    next: laterParts(order, part),
  };
}

function documentOf({ customer }: RemissionFacts): string | undefined {
  if (!customer?.document) return undefined;
  const { documentType: type, document } = customer;
  return type === null ? document : `${type} ${formatDocument(type, document)}`;
}

const moneyOf = ({ lines, discount, shipping, base, tax, amount }: Part): NonNullable<Remission['money']> => ({
  subtotal: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  discount,
  shipping: shipping.amount,
  base,
  tax,
  total: amount,
});

/** The order's other shipments that are still to come. */
const laterParts = ({ parts }: RemissionFacts, { id }: Part): Remission['next'] =>
  parts
    .filter((one) => one.id !== id && (one.status === 'received' || one.status === 'preparing'))
    .map(({ dispatchDate, lines }) => ({
      day: dispatchDate,
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }));

async function linesOf(
  db: Database,
  part: Part,
  { warehouseId, seesMoney }: { warehouseId: string; seesMoney: boolean },
): Promise<Remission['lines']> {
  const versions = new Map((await listShipmentLines(db, [part.id])).map(({ line, versionId }) => [line, versionId]));
  const facts = await pickFactsOf(db, warehouseId, [...new Set(versions.values())]);
  const factOf = new Map(facts.map((fact) => [fact.versionId, fact]));
  const nameOf = (number: number | null) => {
    const replaced = part.lines.find(({ line }) => line === number);
    return replaced ? (factOf.get(versions.get(replaced.line) ?? '')?.shade?.code ?? lineName(replaced)) : null;
  };
  return part.lines
    .filter(({ quantity, asked }) => quantity > 0 || (asked ?? 0) > 0)
    .map((line) => {
      const fact = factOf.get(versions.get(line.line) ?? '');
      return {
        line: line.line,
        code: line.code,
        name: lineName(line),
        detail: [line.manufacturer, productBehind(line)].filter(Boolean).join(' '),
        color: fact?.shade?.color ?? null,
        asked: line.substitutes === null ? (line.asked ?? line.quantity) : null,
        units: line.quantity,
        replaces: nameOf(line.substitutes),
        price: seesMoney ? line.price : null,
        rate: line.rate,
        amount: seesMoney ? line.price * line.quantity : null,
      };
    });
}

async function senderOf(db: Database): Promise<Remission['sender']> {
  const [settings, brand] = await Promise.all([readSettings(db), brandName(db)]);
  return {
    name: settings['company.name'] ?? brand,
    nit: settings['company.nit'] ?? '',
    regime: settings['company.regime'] ?? null,
    dianResolution: settings['company.dian_resolution'] ?? null,
    address: settings['company.address'] ?? '',
    phone: settings['support.phone'] ?? null,
    email: settings['support.email'] ?? null,
  };
}
