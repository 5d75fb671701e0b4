import type { Pick, PickOutcome, WaveDetail } from '@tonalia/contract/dispatch-wave';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { holdShipments, listShipmentUnits, reportMissing } from '../../purchase/index.ts';
import { type TallyCounts, addUnits, countsWithin, setMissing } from '@tonalia/rules/tally';
import { beginPreparation } from '../shipment/begin-preparation.ts';
import { beginTallies, lockTallies, saveTallies } from '../shipment/tally.sql.ts';
import { readWave, requireWave } from '../wave/read-wave.ts';
import { findWave } from '../wave/wave.sql.ts';
import { findPick, insertPick, savePickCount } from './pick.sql.ts';

/** Picks of one wave by one operator. */
export interface SentPicks {
  waveCode: string;
  picks: readonly Pick[];
}

/**
 * Counts picks in their order; each is a transaction of its own. The first of a wave begins the preparation of its shipments. WAVE_NOT_FOUND.
 */
export async function countPicks(
  db: Database,
  clock: Clock,
  operator: OperatorActor,
  { waveCode, picks }: SentPicks,
): Promise<{ outcomes: PickOutcome[]; wave: WaveDetail }> {
  const { shipmentIds, number, name } = await requireWave(db, waveCode);
  if (picks.some(counts)) await beginPreparation(db, clock, operator, { shipmentIds, wave: { number, name } });
  const outcomes: PickOutcome[] = [];
  for (const pick of picks) {
    const counted = await inTransaction(db, (tx) => countOne(tx, operator, waveCode, pick));
    outcomes.push({ clientId: pick.clientId, counted });
  }
  return { outcomes, wave: await readWave(db, clock, waveCode) };
}

/** Whether a pick may write counts where there are none; taking units back does not. */
const counts = (pick: Pick): boolean => pick.kind === 'short' || pick.units > 0;

/** Counts one pick, or finds what it counted when it arrived before. The lock order: orders, the pick, the counts of its version. */
async function countOne(tx: Transaction, operator: OperatorActor, waveCode: string, pick: Pick): Promise<number> {
  const [wave] = await findWave(tx, waveCode);
  const held = wave ? await holdShipments(tx, wave.shipmentIds) : [];
  const { clientId: id, versionId, kind, at } = pick;
  if (!(await isAsked(tx, held, versionId))) return 0; // nothing of the wave, or not any more
  const units = pick.kind === 'units' ? pick.units : 0;
  const stored = {
    id,
    waveId: wave?.id ?? null,
    versionId,
    kind,
    units,
    operatorId: operator.operatorId,
    at: new Date(at),
  };
  const [isNew] = await insertPick(tx, stored);
  if (!isNew) return (await findPick(tx, id))[0]?.counted ?? 0;
  const open = held.filter(({ isOpen }) => isOpen).map(({ shipmentId }) => shipmentId);
  const before = await lockCounts(tx, pick, open);
  const { tallies, counted } =
    pick.kind === 'units'
      ? addUnits(before, await unitsToCount(tx, pick))
      : setMissing(before, missingIn(pick.missing));
  await save(tx, operator, pick, tallies);
  await savePickCount(tx, { id, counted });
  return counted;
}

/** A phone without network counts units that another had counted, and takes them back: that takes none of the other's. */
async function unitsToCount(tx: Transaction, { units, undoes }: Extract<Pick, { kind: 'units' }>): Promise<number> {
  if (undoes === undefined) return units;
  const [undone] = await findPick(tx, undoes);
  return Math.max(units, -(undone?.counted ?? 0));
}

async function isAsked(tx: Transaction, held: readonly { shipmentId: string }[], versionId: string): Promise<boolean> {
  const units = await listShipmentUnits(
    tx,
    held.map(({ shipmentId }) => shipmentId),
  );
  return units.some((one) => one.versionId === versionId);
}

type ShipmentTally = TallyCounts & { shipmentId: string };

const missingIn =
  (missing: readonly { shipmentId: string; units: number }[]) =>
  ({ shipmentId }: ShipmentTally): number =>
    missing.find((one) => one.shipmentId === shipmentId)?.units ?? 0;

/** The counts of a pick's version in these shipments, locked, against what is asked now; the order placed first is first. */
async function lockCounts(tx: Transaction, pick: Pick, shipmentIds: string[]): Promise<ShipmentTally[]> {
  const { versionId } = pick;
  const asking = (await listShipmentUnits(tx, shipmentIds)).filter((one) => one.versionId === versionId);
  const askedOf = new Map(asking.map(({ shipmentId, units }) => [shipmentId, units]));
  const inOrder = shipmentIds.filter((id) => askedOf.has(id));
  const asked = inOrder.map((id) => askedOf.get(id) ?? 0);
  if (counts(pick)) await beginTallies(tx, { shipmentIds: inOrder, versionId, asked });
  const locked = await lockTallies(tx, { shipmentIds: inOrder, versionId });
  return inOrder.flatMap((shipmentId) => {
    const counts = locked.find((one) => one.shipmentId === shipmentId);
    return counts ? [{ shipmentId, ...countsWithin(askedOf.get(shipmentId) ?? 0, counts) }] : [];
  });
}

async function save(
  tx: Transaction,
  { operatorId, name, network }: OperatorActor,
  { versionId, kind, at }: Pick,
  tallies: readonly ShipmentTally[],
): Promise<void> {
  await saveTallies(tx, {
    versionId,
    operatorId,
    operatorName: name,
    at: new Date(at),
    shipmentIds: tallies.map(({ shipmentId }) => shipmentId),
    asked: tallies.map(({ asked }) => asked),
    picked: tallies.map(({ picked }) => picked),
    short: tallies.map(({ short }) => short),
  });
  await reportMissing(
    tx,
    tallies.map(({ shipmentId, short }) => ({ shipmentId, versionId, units: short })),
  );
  if (kind !== 'short') return; // `dispatch.pick` is the record of units
  for (const { shipmentId, short } of tallies.filter((one) => one.short > 0))
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId, network },
      action: 'dispatch.units_missing',
      subjectId: shipmentId,
      detail: { by: name, versionId, units: short },
    });
}
