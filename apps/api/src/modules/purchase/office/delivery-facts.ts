import type { Database, Transaction } from '../../../platform/transaction.ts';
import { listContacts } from '../../customers/index.ts';
import { isSettled } from '../order/order.rules.ts';
import type { ShipmentStatus } from '../order/order.rules.ts';
import { shareOf } from './delivery.rules.ts';
import { findDeliveries } from './delivery-facts.sql.ts';

/** A shipment with what a box, a vehicle and a driver need of its order. */
export interface DeliveryFacts {
  shipmentId: string;
  orderId: string;
  orderCode: string;
  customerId: string;
  customer: string;
  /** "NIT 900482117-5"; null without one. */
  document: string | null;
  /** The owner of the business and the telephone. */
  person: string | null;
  phone: string | null;
  seller: string | null;
  warehouseId: string;
  /** The same when it is not the warehouse of the order; null when it is. */
  elsewhere: string | null;
  /** Street and number, as the order has it. */
  address: string;
  city: string;
  state: string;
  /** The customer's comment on the order. */
  comments: string;
  /** Date of the presale; null for what is in stock. */
  dispatchDate: string | null;
  status: ShipmentStatus;
  /** Its order is paid or agreed, and has not ended. */
  isSettled: boolean;
  /** The promised window, in Bogotá; null for none. */
  window: { day: string; from: string; until: string } | null;
  /** The number of the shipment among those of its order, and how many there are. */
  part: { at: number; of: number };
  /** Names of the methods that have paid, or lend. */
  methods: string[];
  /** To be paid at the door and not transferred yet, in pesos: the share of this shipment when the order has several. */
  toCollect: number;
}

/** Delivery facts of these shipments, whatever their state; the order placed first is first. */
export async function readDeliveryFacts(
  db: Database | Transaction,
  shipmentIds: readonly string[],
): Promise<DeliveryFacts[]> {
  const rows = await findDeliveries(db, [...shipmentIds]);
  const contacts = await listContacts(db, [...new Set(rows.map(({ customerId }) => customerId))]);
  const contactOf = new Map(contacts.map((contact) => [contact.id, contact]));
  return rows.map(({ orderStatus, deliveryDay, from, until, payments, transferred, parts, ...row }) => {
    const { document = null, person = null, phone = null, seller = null } = contactOf.get(row.customerId) ?? {};
    const atDoor = payments
      .filter(({ status }) => status === 'on_delivery')
      .reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...row,
      document,
      person,
      phone,
      seller,
      isSettled: isSettled(orderStatus),
      window: deliveryDay && from && until ? { day: deliveryDay, from, until } : null,
      part: { at: parts.findIndex(({ shipmentId }) => shipmentId === row.shipmentId) + 1, of: parts.length },
      methods: payments.filter((one) => one.status !== 'on_delivery').map(({ name }) => name),
      toCollect: shareOf(
        Math.max(0, atDoor - transferred),
        // what was delivered before is paid, or owed by it alone
        parts.filter((part) => part.status !== 'delivered' || part.shipmentId === row.shipmentId),
        row.shipmentId,
      ),
    };
  });
}
