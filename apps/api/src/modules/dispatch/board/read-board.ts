import type { PickBoard } from '@tonalia/contract/dispatch-office';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type ShipmentFacts, listOpenShipmentFacts, readShipmentFacts } from '../../purchase/index.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { packedAmong } from '../box/packed-among.ts';
import { listRoutes } from '../route/route.sql.ts';
import { countOrders, countUnits, loadShipments } from '../shipment/load-shipments.ts';
import { listPickers } from '../wave/pickers.ts';
import { factsOf } from '../wave/read-wave.ts';
import { shortagesOf, toPickShipment, toWave } from '../wave/wave-view.ts';
import { type WaveRow, listWaveOfShipments, listWavesOf, listWavesWith } from '../wave/wave.sql.ts';
import { type DatedShipment, type OpenDay, daysOf, warehousesOf } from './board.rules.ts';

/** Which board: by default today's, of the default warehouse. */
export interface BoardWish {
  day?: OpenDay | undefined;
  warehouseId?: string | undefined;
}

/** The waves of a day in a warehouse and what has none, with the figures of the other days and warehouses. */
export async function readBoard(db: Database, clock: Clock, wish: BoardWish): Promise<PickBoard> {
  const today = dayIn(clock.now());
  const open = await datedShipments(db, today, await listOpenShipmentFacts(db, clock));
  const days = daysOf(open, today);
  const day = wish.day ?? today;
  const warehouses = warehousesOf(await listWarehouses(db), open, day);
  const warehouseId = wish.warehouseId ?? warehouses[0]?._id ?? '';
  const here = open.filter((one) => one.openDay === day && one.warehouseId === warehouseId);
  const waves = await wavesOf(db, day, warehouseId, here);
  const inWaves = await readShipmentFacts(
    db,
    clock,
    waves.flatMap(({ shipmentIds }) => shipmentIds),
  );
  const loose = here.filter(({ waveCode }) => waveCode === undefined);
  const [loaded, unassigned] = await Promise.all([loadShipments(db, inWaves), loadShipments(db, loose)]);
  const [facts, routes, pickers] = await Promise.all([
    factsOf(db, warehouseId, withMissing(loaded)),
    listRoutes(db),
    listPickers(db),
  ]);
  const packed = await packedAmong(db, unassigned);
  const shown = [...loaded.filter(({ status }) => status !== 'cancelled'), ...unassigned];
  const { asked, picked } = countUnits(shown);
  return {
    days,
    warehouses,
    day,
    warehouseId,
    orders: countOrders(shown),
    units: asked,
    picked,
    waves: waves.map((row) => toWave(row, loaded)),
    loose: unassigned.map((one) => toPickShipment(one, packed)),
    shortages: waves.flatMap((row) => shortagesOf(row, loaded, facts)),
    pickers,
    routes: routes
      .filter((route) => route.warehouseId === warehouseId)
      .map(({ id, name, leavesAt }) => ({ _id: id, name, leavesAt })),
  };
}

/** Only what misses units is named on the board. */
const withMissing = <S extends { needs: { short: number }[] }>(shipments: readonly S[]): S[] =>
  shipments.map((one) => ({ ...one, needs: one.needs.filter(({ short }) => short > 0) }));

/** A shipment in a wave leaves on the wave's day, any other on the day it is due. */
async function datedShipments(
  db: Database,
  today: string,
  facts: readonly ShipmentFacts[],
): Promise<(DatedShipment & ShipmentFacts)[]> {
  const waves = await listWaveOfShipments(
    db,
    facts.map(({ shipmentId }) => shipmentId),
  );
  const waveOf = new Map(waves.map((wave) => [wave.shipmentId, wave]));
  return facts.flatMap((one) => {
    const wave = waveOf.get(one.shipmentId);
    const leaves = wave?.dispatchDate ?? one.day;
    if (leaves === null) return [];
    return [{ ...one, openDay: leaves < today ? ('late' as const) : leaves, waveCode: wave?.code }];
  });
}

/** Waves of earlier days are shown while something of them is here. */
async function wavesOf(
  db: Database,
  day: OpenDay,
  warehouseId: string,
  here: readonly DatedShipment[],
): Promise<WaveRow[]> {
  if (day !== 'late') return listWavesOf(db, { dispatchDate: day, warehouseId });
  return listWavesWith(
    db,
    here.map(({ shipmentId }) => shipmentId),
  );
}
