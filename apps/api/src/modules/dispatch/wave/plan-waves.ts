import { createHash } from 'node:crypto';
import type { NewWaves, PlannedWaves, WaveGrouping } from '@tonalia/contract/dispatch-wave';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import { refusalText } from '../../../platform/http/errors.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type PickFacts, pickFactsOf } from '../../products/index.ts';
import { type ShipmentFacts, listOpenShipmentFacts, readShipmentFacts } from '../../purchase/index.ts';
import { type LoadedShipment, countOrders, countUnits, loadShipments } from '../shipment/load-shipments.ts';
import { planWaves } from './plan.rules.ts';
import { listWaveOfShipments } from './wave.sql.ts';
import { hasLeft } from './wave-view.ts';

/** A wave that would be made. */
export interface PlannedWave {
  routeId: string | null;
  name: string;
  leavesAt: string;
  orders: number;
  units: number;
  lines: number;
  shipmentIds: string[];
}

/** Without a route nothing says when it leaves. */
const LEAVES_AT = '17:00';
const WITHOUT_ROUTE = 'Sin ruta';
const LAST = 1_000;

/** The waves of a request, and the chosen orders that stay outside, by code. */
type WavePlan = Pick<PlannedWaves, 'plan' | 'unchanged' | 'refused'> & { waves: PlannedWave[] };

/**
 * The waves that a request asks for, with a name of the whole that changes when a shipment moves. Changes nothing. SHIPMENT_IN_WAVE and
 * SHIPMENT_NOT_FOUND unless it is a preview, which names those orders.
 */
export async function plan(db: Database, clock: Clock, wish: NewWaves): Promise<WavePlan> {
  const { fits, unchanged, refused } = await chosenFacts(db, clock, wish);
  const shipments = await loadShipments(db, fits);
  const groupOf = await grouping(db, wish, shipments);
  const planned = shipments.map((shipment) => ({
    ...groupOf(shipment),
    shipment,
    shipmentId: shipment.shipmentId,
    orderId: shipment.orderId,
    units: countUnits([shipment]).asked,
  }));
  const waves = planWaves(planned, wish).map((wave) => toPlanned(wave));
  return { plan: nameOf(waves), waves, unchanged, refused };
}

/** Shipments that can be put into a wave, and the orders of the chosen ones that stay outside. */
type ChosenShipments = Pick<WavePlan, 'unchanged' | 'refused'> & { fits: ShipmentFacts[] };

async function chosenFacts(db: Database, clock: Clock, wish: NewWaves): Promise<ChosenShipments> {
  const { shipmentIds, warehouseId, dispatchDate, dryRun } = wish;
  const found = shipmentIds
    ? await readShipmentFacts(db, clock, shipmentIds)
    : (await listOpenShipmentFacts(db, clock)).filter(({ day }) => day === dispatchDate);
  const waits = (one: ShipmentFacts) => one.day !== null && !hasLeft(one) && one.warehouseId === warehouseId;
  const open = found.filter(waits);
  const taken = await listWaveOfShipments(
    db,
    open.map(({ shipmentId }) => shipmentId),
  );
  const isChecked = shipmentIds && !dryRun;
  if (isChecked && taken.length > 0) throw new OfficeError('SHIPMENT_IN_WAVE');
  if (isChecked && open.length < new Set(shipmentIds).size) throw new OfficeError('SHIPMENT_NOT_FOUND');
  const isTaken = new Set(taken.map(({ shipmentId }) => shipmentId));
  const inWave = open.filter(({ shipmentId }) => isTaken.has(shipmentId));
  return {
    fits: open.filter(({ shipmentId }) => !isTaken.has(shipmentId)),
    unchanged: shipmentIds ? inWave.map(({ orderCode }) => orderCode) : [],
    refused: shipmentIds ? found.filter((one) => !waits(one)).map(refusalOf) : [],
  };
}

function refusalOf({ orderCode, ...shipment }: ShipmentFacts): WavePlan['refused'][number] {
  const code = hasLeft(shipment) ? 'MOVED_ON' : 'SHIPMENT_NOT_FOUND';
  return { id: orderCode, code, message: refusalText(new OfficeError(code)) };
}

type Grouped = { group: string; rank: number };

async function grouping(
  db: Database,
  { groupBy, warehouseId }: { groupBy: WaveGrouping; warehouseId: string },
  shipments: readonly LoadedShipment[],
): Promise<(shipment: LoadedShipment) => Grouped> {
  if (groupBy === 'route')
    return ({ route }) => ({ group: route?.name ?? WITHOUT_ROUTE, rank: route?.position ?? LAST });
  if (groupBy === 'hour') return ({ route }) => ({ group: route?.leavesAt ?? LEAVES_AT, rank: 0 });
  const ids = new Set(shipments.flatMap(({ needs }) => needs.map(({ versionId }) => versionId)));
  const facts = await pickFactsOf(db, warehouseId, [...ids]);
  const brandOf = new Map(facts.map(({ versionId, brand }: PickFacts) => [versionId, brand]));
  return (shipment) => ({ group: mainBrand(shipment, brandOf), rank: 0 });
}

/** The brand with the most units of a shipment. */
function mainBrand({ needs }: LoadedShipment, brandOf: ReadonlyMap<string, string>): string {
  const units = new Map<string, number>();
  for (const { versionId, asked } of needs) {
    const brand = brandOf.get(versionId) ?? '';
    units.set(brand, (units.get(brand) ?? 0) + asked);
  }
  const [most] = [...units].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b, 'es'));
  return most?.[0] || WITHOUT_ROUTE;
}

/** Of a wave, in characters; a brand can be longer. */
const LONGEST_NAME = 40;

/** A wave of one route is that route's; its first shipment decides the hour. */
function toPlanned(wave: readonly (Grouped & { shipment: LoadedShipment })[]): PlannedWave {
  const shipments = wave.map(({ shipment }) => shipment);
  const routes = new Map(shipments.map(({ route }) => [route?.id, route]));
  const only = routes.size === 1 ? shipments[0]?.route : undefined;
  const { asked, lines } = countUnits(shipments);
  return {
    routeId: only?.id ?? null,
    name: (only?.name ?? wave[0]?.group ?? WITHOUT_ROUTE).slice(0, LONGEST_NAME),
    leavesAt: shipments[0]?.route?.leavesAt ?? LEAVES_AT,
    orders: countOrders(shipments),
    units: asked,
    lines,
    shipmentIds: shipments.map(({ shipmentId }) => shipmentId),
  };
}

const nameOf = (waves: readonly PlannedWave[]): string =>
  createHash('sha256')
    .update(JSON.stringify(waves.map(({ name, shipmentIds, units }) => [name, units, shipmentIds])))
    .digest('base64url')
    .slice(0, 22);
