import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { isSettled } from '../order/order.rules.ts';
import type { ShipmentStatus } from '../order/order.rules.ts';
import { toProgress } from '../order/order-wire.ts';
import { promisedRoute } from '../schedule/delivery.ts';
import { MOST_OPEN } from './due.ts';
import {
  findShipmentFacts,
  listShipmentStates,
  listShipmentsToLeave,
  lockOrdersOfShipments,
  shareOrdersOfShipments,
} from './shipment-facts.sql.ts';

/** A shipment with what its dispatch needs of the order. */
export interface ShipmentFacts {
  shipmentId: string;
  orderId: string;
  orderCode: string;
  customer: string;
  placedAt: Date;
  warehouseId: string;
  cityId: string;
  city: string;
  /** Street and number. */
  address: string;
  /** Date of the presale; null for what is in stock. */
  dispatchDate: string | null;
  status: ShipmentStatus;
  /** The day it is due to leave, of Bogotá; null when it is not due: its order waits for a payment or has ended. */
  day: string | null;
  isLate: boolean;
}

/** Every shipment that has not left; the order placed first is first. */
export const listOpenShipmentFacts = async (db: Database, clock: Clock): Promise<ShipmentFacts[]> =>
  withDays(db, clock, await listShipmentsToLeave(db, MOST_OPEN));

/** These shipments, whatever their state; the order placed first is first. */
export const readShipmentFacts = async (
  db: Database,
  clock: Clock,
  shipmentIds: readonly string[],
): Promise<ShipmentFacts[]> => withDays(db, clock, await findShipmentFacts(db, [...shipmentIds]));

/** The first day on which one of these shipments of an unpaid order leaves if its money arrives now; null without one. */
export async function firstDayIfPaid(
  db: Database,
  clock: Clock,
  shipmentIds: readonly string[],
): Promise<string | null> {
  const rows = await findShipmentFacts(db, [...shipmentIds]);
  const paid = rows.map((row) => ({ ...row, status: 'paid' as const, settledAt: clock.now() }));
  const days = (await withDays(db, clock, paid)).flatMap(({ day }) => day ?? []);
  return days.sort()[0] ?? null;
}

async function withDays(
  db: Database,
  clock: Clock,
  rows: Awaited<ReturnType<typeof findShipmentFacts>>,
): Promise<ShipmentFacts[]> {
  const today = dayIn(clock.now());
  const facts = rows.map(async ({ shipment, settledAt, status, leadDays, cutoff, ...row }) => {
    const route = await promisedRoute(db, { cityId: row.cityId, leadDays, cutoff });
    const { leavesBy } = toProgress({ status, settledAt }, shipment, route);
    return {
      ...row,
      dispatchDate: shipment.dispatchDate,
      status: shipment.status,
      day: leavesBy,
      isLate: leavesBy !== null && leavesBy < today,
    };
  });
  return Promise.all(facts);
}

/** A shipment under the lock of its order. */
export interface HeldShipment {
  shipmentId: string;
  orderCode: string;
  dispatchDate: string | null;
  status: ShipmentStatus;
  /** Its units may be picked: the order is paid or agreed, and the shipment is still here. */
  isOpen: boolean;
  /** The order waits for its payment. */
  isUnpaid: boolean;
}

/**
 * Keeps the orders of these shipments from changing until the transaction ends; others may hold them too. Orders come before anything of
 * the caller's in the lock order.
 */
export async function holdShipments(tx: Transaction, shipmentIds: readonly string[]): Promise<HeldShipment[]> {
  await shareOrdersOfShipments(tx, [...shipmentIds]);
  return heldShipments(tx, shipmentIds);
}

/** As `holdShipments`, but others may not hold them: no unit of them is picked meanwhile. */
export async function lockShipments(tx: Transaction, shipmentIds: readonly string[]): Promise<HeldShipment[]> {
  await lockOrdersOfShipments(tx, [...shipmentIds]);
  return heldShipments(tx, shipmentIds);
}

/** Those of the shipments that may still be picked: their order is paid or agreed, and they have not left. */
export const keepOpenShipments = async (db: Database, shipmentIds: readonly string[]): Promise<string[]> =>
  shipmentIds.length === 0
    ? []
    : (await heldShipments(db, shipmentIds)).filter(({ isOpen }) => isOpen).map(({ shipmentId }) => shipmentId);

async function heldShipments(tx: Database | Transaction, shipmentIds: readonly string[]): Promise<HeldShipment[]> {
  const rows = await listShipmentStates(tx, [...shipmentIds]);
  return rows.map(({ shipmentId, orderCode, dispatchDate, status, shipmentStatus }) => ({
    shipmentId,
    orderCode,
    dispatchDate,
    status: shipmentStatus,
    isOpen: isSettled(status) && (shipmentStatus === 'received' || shipmentStatus === 'preparing'),
    isUnpaid: status === 'pending_payment',
  }));
}
