import type { WaveDetail } from '@tonalia/contract/dispatch-wave';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type PickFacts, pickFactsOf } from '../../products/index.ts';
import { readShipmentFacts } from '../../purchase/index.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { packedAmong } from '../box/packed-among.ts';
import { type LoadedShipment, loadShipments } from '../shipment/load-shipments.ts';
import { pickListOf } from './pick-list.ts';
import { shipmentsOf, shortagesOf, toPickShipment, toWave } from './wave-view.ts';
import { type WaveRow, findWave } from './wave.sql.ts';

/** A wave with its pick list. WAVE_NOT_FOUND. */
export async function readWave(db: Database, clock: Clock, waveCode: string): Promise<WaveDetail> {
  const row = await requireWave(db, waveCode);
  const all = await loadShipments(db, await readShipmentFacts(db, clock, row.shipmentIds));
  const shipments = shipmentsOf(row, all);
  const facts = await factsOf(db, row.warehouseId, shipments);
  const packed = await packedAmong(db, shipments);
  const warehouses = await listWarehouses(db);
  return {
    ...toWave(row, shipments),
    warehouse: warehouses.find(({ id }) => id === row.warehouseId)?.city ?? row.warehouseId,
    lines: pickListOf(shipments, facts),
    shipments: shipments.map((one) => toPickShipment(one, packed)),
    shortages: shortagesOf(row, shipments, facts),
  };
}

/** WAVE_NOT_FOUND. */
export async function requireWave(db: Database, waveCode: string): Promise<WaveRow> {
  const [row] = await findWave(db, waveCode);
  if (!row) throw new OfficeError('WAVE_NOT_FOUND');
  return row;
}

/** What a picker needs of each version in these shipments. */
export async function factsOf(
  db: Database,
  warehouseId: string,
  shipments: readonly LoadedShipment[],
): Promise<Map<string, PickFacts>> {
  const ids = new Set(shipments.flatMap(({ needs }) => needs.map(({ versionId }) => versionId)));
  const facts = await pickFactsOf(db, warehouseId, [...ids]);
  return new Map(facts.map((fact) => [fact.versionId, fact]));
}
