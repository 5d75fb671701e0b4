import type { Delivery, DeliveryOutcome, StopReport } from '@tonalia/contract/dispatch-driver';
import { OfficeError, isRefusal } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DriverActor } from '../../../platform/http/actor.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import {
  type DeliveryFacts,
  insertDoorTransfer,
  lockForMove,
  moveShipment,
  readDeliveryFacts,
  receiveAtDoor,
  reportNotReceived,
} from '../../purchase/index.ts';
import { reopenSettlement } from '../settlement/settlement.sql.ts';
import { checkProof } from './check-proof.ts';
import { findDelivery, findStop, insertDelivery, shareLoad } from './delivery.sql.ts';
import { recordPickup } from './record-pickup.ts';
import { type HeldDelivery, takeBack } from './take-back.ts';
import { DRIVER, refusalWords } from './words.es-CO.ts';

/** Records deliveries and pick-ups in their order; each is a transaction of its own. A refusal of one leaves the others alone. */
export async function recordDeliveries(
  db: Database,
  clock: Clock,
  driver: DriverActor,
  reports: readonly StopReport[],
): Promise<DeliveryOutcome[]> {
  const outcomes: DeliveryOutcome[] = [];
  for (const report of reports) {
    const refusal = await attempt(() => recordStop(db, clock, driver, report));
    const said = refusal ? { code: refusal.code, message: refusalText(refusal) } : null;
    outcomes.push({ clientId: report.clientId, refusal: said });
  }
  return outcomes;
}

const recordStop = (db: Database, clock: Clock, driver: DriverActor, report: StopReport) =>
  report.result === 'collected' || report.result === 'not_collected'
    ? recordPickup(db, clock, driver, report)
    : recordOne(db, clock, driver, report);

type Refusal = Parameters<typeof refusalText>[0];

async function attempt(act: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
  try {
    return await act();
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}

/** A refusal that keeps something, such as the count of wrong codes, is returned; the others are thrown and change nothing. */
function recordOne(
  db: Database,
  clock: Clock,
  driver: DriverActor,
  delivery: Delivery,
): Promise<OfficeError | undefined> {
  const { clientId: id, stopId } = delivery;
  return inTransaction(db, async (tx) => {
    const [stop] = await findStop(tx, { stopId, loadId: driver.loadId });
    if (stop?.kind !== 'delivery') throw new OfficeError('STOP_NOT_FOUND');
    const [before] = await readDeliveryFacts(tx, [stop.shipmentId]);
    if (!before) throw new OfficeError('STOP_NOT_FOUND');
    await lockForMove(tx, before.orderCode);
    const [load] = await shareLoad(tx, driver.loadId);
    const known = await findDelivery(tx, { id, stopId });
    if (known.length === 1 && known[0]?.id === id && known[0].stopId === stopId) return undefined; // it counted before
    if (known.length > 0) throw new OfficeError('STOP_DONE');
    if (load?.state !== 'on_road') throw new OfficeError('LOAD_NOT_ON_ROAD');
    const wrong = await checkProof(tx, { delivery, shipmentId: stop.shipmentId, asksCode: load.asksCode });
    if (wrong) return wrong;
    // the order may have changed while its lock was awaited
    const [facts] = await readDeliveryFacts(tx, [stop.shipmentId]);
    if (!facts) throw new OfficeError('STOP_NOT_FOUND');
    const held = { driver, by: driver.name ?? DRIVER, facts };
    if (delivery.result === 'refused') await refuse(tx, held, delivery);
    else await deliver(tx, clock, held, delivery);
    await reopenSettlement(tx, driver.loadId);
    return undefined;
  });
}

async function refuse(
  tx: Transaction,
  { driver, by, facts }: HeldDelivery,
  delivery: Extract<Delivery, { result: 'refused' }>,
): Promise<void> {
  if (facts.status !== 'dispatched') throw new OfficeError('DELIVERY_ELSEWHERE');
  const { reason, note, at } = delivery;
  const sums = { expected: facts.toCollect, due: 0, cash: 0, electronic: 0, electronicReference: null };
  await insertDelivery(tx, {
    ...idsOf(driver, delivery),
    ...sums,
    backId: null,
    reason,
    note,
    receiver: '',
    proof: 'none',
    at: new Date(at),
  });
  const { orderCode, shipmentId, dispatchDate } = facts;
  await reportNotReceived(tx, { orderCode, shipmentId, dispatchDate, why: refusalWords[reason], by });
  await record(tx, driver, facts, { action: 'dispatch.not_received', reason, by });
}

async function deliver(
  tx: Transaction,
  clock: Clock,
  held: HeldDelivery,
  delivery: Exclude<Delivery, { result: 'refused' }>,
): Promise<void> {
  const { driver, by, facts } = held;
  const { cash, electronic, receiver, proof } = delivery;
  if (facts.status !== 'dispatched' && facts.status !== 'delivered') throw new OfficeError('DELIVERY_ELSEWHERE');
  const backs = delivery.result === 'partial' ? await takeBack(tx, clock, held, delivery) : undefined;
  const due = backs ? ((await readDeliveryFacts(tx, [facts.shipmentId]))[0]?.toCollect ?? 0) : facts.toCollect;
  await insertDelivery(tx, {
    ...idsOf(driver, delivery),
    backId: backs?.backId ?? null,
    reason: null,
    note: '',
    receiver,
    proof: proof.kind,
    expected: facts.toCollect,
    due,
    cash,
    electronic: electronic?.amount ?? 0,
    electronicReference: electronic?.reference ?? null,
    at: new Date(delivery.at),
  });
  await backs?.store();
  if (cash > 0) {
    const money = { orderId: facts.orderId, amount: cash, kind: 'cash', reference: null, by } as const;
    await receiveAtDoor(tx, clock, money);
  }
  if (electronic) await insertDoorTransfer(tx, { id: delivery.clientId, orderId: facts.orderId, ...electronic });
  if (facts.status === 'dispatched') await moveToDelivered(tx, held, new Date(delivery.at));
  await record(tx, driver, facts, { action: `dispatch.${delivery.result}`, cash, due, by });
}

/** Before the money, the office may have marked it delivered; then only the money follows. */
async function moveToDelivered(tx: Transaction, { facts, by }: HeldDelivery, at: Date): Promise<void> {
  const { orderCode, shipmentId } = facts;
  const move = { orderCode, to: 'delivered', shipmentId, at } as const;
  const moved = await moveShipment(tx, move, { why: '', actorId: null, by });
  if (moved.outcome !== 'moved') throw new OfficeError('DELIVERY_ELSEWHERE');
}

const idsOf = ({ loadId, sessionId }: DriverActor, { clientId: id, stopId, result }: Delivery) => ({
  id,
  stopId,
  loadId,
  sessionId,
  result,
});

const record = (
  tx: Transaction,
  { loadId, loadCode }: DriverActor,
  { orderCode }: DeliveryFacts,
  { action, ...detail }: { action: string; [name: string]: string | number },
) =>
  recordAuditEvent(tx, {
    actorId: null,
    action,
    subjectId: loadId,
    detail: { load: loadCode, order: orderCode, ...detail },
  });
