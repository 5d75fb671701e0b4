import type { SettlementClosing } from '@tonalia/contract/dispatch-settlement';
import { OfficeError } from '@tonalia/contract/office-errors';
import { cashDifferenceLimit } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { lockForMove, receiveTransfer, recordSettledCash, takeOffRoad } from '../../purchase/index.ts';
import { cashBoxOf } from './cash-box.ts';
import { type ReadStop, type SettlementStore, readStops, requireSettlement } from './read-settlement.ts';
import { isLarge, sumsOf, unexplained } from './settlement.rules.ts';
import { beginSettlement, closeLoad, closeSettlementRow, listExplanations, lockSettlement } from './settlement.sql.ts';

/** A settlement to close, at the version that the operator saw. */
export interface SettlementToClose {
  loadCode: string;
  version: number;
  /** Nothing changes, and the answer says what would. */
  dryRun: boolean;
}

type Closer = Pick<OperatorActor, 'operatorId' | 'name' | 'network'>;
type Explanations = Awaited<ReturnType<typeof listExplanations>>;

/** What closing is decided from. */
interface ClosingFacts {
  row: SettlementStore;
  stops: readonly ReadStop[];
  explanations: Explanations;
}

/**
 * Closes a settlement once, in one transaction: electronic money pays its orders, the sums are frozen and the driver's
 * link dies. A refused shipment stays on the road until the warehouse counts it. Throws the errors of the call.
 */
export async function closeSettlement(
  db: Database,
  clock: Clock,
  operator: Closer,
  { loadCode, version, dryRun }: SettlementToClose,
): Promise<SettlementClosing> {
  const { id, warehouseId } = await requireSettlement(db, loadCode);
  return inTransaction(db, async (tx) => {
    const moved = (await readStops(tx, [id])).filter(
      (stop) => isAwaited(stop) || isElsewhere(stop) || stop.electronic > 0,
    );
    // orders first, in the order of their ids, as everywhere
    for (const code of orderCodesOf(moved)) await lockForMove(tx, code);
    await beginSettlement(tx, id);
    const [held] = await lockSettlement(tx, id);
    if (held?.state !== 'on_road') throw new OfficeError('SETTLEMENT_CLOSED');
    if (held.version !== version) throw new OfficeError('VERSION_CONFLICT');
    const facts = {
      row: await requireSettlement(tx, loadCode),
      stops: await readStops(tx, [id]),
      explanations: await listExplanations(tx, id),
    };
    requireClosable(facts, operator);
    const closing = closingOf(facts, await cashBoxOf(tx, warehouseId));
    if (!dryRun) await store(tx, clock, operator, facts);
    return closing;
  });
}

/** It ended without the driver: the desk delivered it, or took its dispatch back. */
const isElsewhere = ({ kind, result, isPending }: ReadStop): boolean =>
  kind === 'delivery' && result === null && !isPending;

/** Refused, and not counted in the warehouse. */
const isAwaited = ({ result, isOnTheWay }: ReadStop): boolean => result === 'refused' && isOnTheWay;

/** Of each order once, in the order of the orders' ids. */
const orderCodesOf = (stops: readonly ReadStop[]): string[] => [
  ...new Set(stops.toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1)).map(({ code }) => code)),
];

function requireClosable({ row, stops, explanations }: ClosingFacts, { operatorId }: Closer): void {
  if (stops.some(({ isPending }) => isPending)) throw new OfficeError('SETTLEMENT_OPEN_STOPS');
  if (stops.some(({ electronic, isSeen }) => electronic > 0 && !isSeen)) throw new OfficeError('ELECTRONIC_UNSEEN');
  if (row.change > 0 && !row.isChangeReturned) throw new OfficeError('CHANGE_NOT_RETURNED');
  const { difference } = sumsOf(stops, row.counted);
  if (difference === null || unexplained(difference, explanations) !== 0)
    throw new OfficeError('DIFFERENCE_UNEXPLAINED');
  const isApproved = row.approvedBy !== null && row.approvedBy !== operatorId;
  if (isLarge(difference, cashDifferenceLimit) && !isApproved) throw new OfficeError('SECOND_PERSON_NEEDED');
}

function closingOf({ row, stops, explanations }: ClosingFacts, cashBox: string): SettlementClosing {
  const amounts = Map.groupBy(explanations, ({ kind }) => kind);
  const owing = stops.filter(({ owed }) => owed > 0);
  return {
    cashBox,
    cash: row.counted ?? 0,
    explained: [...amounts].map(([kind, own]) => ({ kind, amount: own.reduce((sum, one) => sum + one.amount, 0) })),
    electronic: stops.reduce((sum, one) => sum + one.electronic, 0),
    paidOrders: stops.filter(({ cash, electronic }) => cash + electronic > 0).length,
    owed: { orders: owing.length, amount: owing.reduce((sum, { owed }) => sum + owed, 0) },
    unitsBack: stops.reduce((sum, one) => sum + one.unitsBack, 0),
    uncounted: stops.filter(({ result, isCounted }) => result !== null && result !== 'delivered' && !isCounted).length,
  };
}

async function store(
  tx: Transaction,
  clock: Clock,
  { operatorId, name, network }: Closer,
  facts: ClosingFacts,
): Promise<void> {
  const { row, stops } = facts;
  const operator = { operatorId, network };
  for (const { deliveryId, electronic } of stops)
    if (deliveryId !== null && electronic > 0) await receiveTransfer(tx, clock, { id: deliveryId, by: name, operator });
  const { counted, difference, pending: _, ...sums } = sumsOf(stops, row.counted);
  await closeSettlementRow(tx, { loadId: row.id, ...sums, operatorId, operatorName: name });
  await closeLoad(tx, row.id);
  const { id: loadId, code, driver } = row;
  await recordSettledCash(tx, { loadId, code, driver: driver ?? '', amount: counted ?? 0, now: clock.now() });
  await takeOffRoad(
    tx,
    stops.filter((stop) => stop.kind === 'delivery' && !isAwaited(stop)).map(({ shipmentId }) => shipmentId),
  );
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'dispatch.settlement_closed',
    subjectId: row.id,
    detail: { load: row.code, mustHandOver: sums.mustHandOver, counted, difference, by: name },
  });
}
