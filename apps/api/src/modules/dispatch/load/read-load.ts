import type { LoadSheet, LoadStop } from '@tonalia/contract/load-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { brandName, readSettings } from '../../../platform/settings/settings.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { type LoadRow, findLoad } from './load.sql.ts';
import { type LoadedStop, loadStops } from './load-stops.ts';

/** A load sheet as the operator's role may see it. LOAD_NOT_FOUND. */
export async function readLoad(db: Database, role: OfficeRole, loadCode: string): Promise<LoadSheet> {
  const [row] = await findLoad(db, loadCode);
  if (!row) throw new OfficeError('LOAD_NOT_FOUND');
  const stops = await loadStops(db, row);
  const [warehouses, settings, brand] = await Promise.all([listWarehouses(db), readSettings(db), brandName(db)]);
  return {
    ...toSheet(row, stops, operatorCan(role, 'amounts.read')),
    warehouse: warehouses.find(({ id }) => id === row.warehouseId)?.city ?? row.warehouseId,
    sender: {
      name: settings['company.name'] ?? brand,
      nit: settings['company.nit'] ?? '',
      address: settings['company.address'] ?? '',
    },
  };
}

function toSheet(
  row: LoadRow,
  stops: readonly LoadedStop[],
  seesMoney: boolean,
): Omit<LoadSheet, 'warehouse' | 'sender'> {
  const { id: _, linkMadeAt, linkOpenedAt, hasLink, dispatchedAt, closedAt: _closed, ...load } = row;
  const sum = (of: (stop: LoadedStop) => number) => stops.reduce((total, stop) => total + of(stop), 0);
  return {
    ...load,
    stops: stops.map((stop) => (seesMoney ? stop : withoutMoney(stop))),
    boxes: sum(({ boxes }) => boxes.length),
    aboard: sum(({ boxes }) => boxes.filter(({ isAboard }) => isAboard).length),
    // what a pick-up brings is not aboard
    units: sum(({ kind, units }) => (kind === 'delivery' ? units : 0)),
    weight: sum(({ weight }) => weight),
    toCollect: seesMoney ? sum(({ toCollect }) => toCollect) : null,
    collecting: stops.filter(({ collects }) => collects).length,
    link:
      hasLink && linkMadeAt
        ? { madeAt: linkMadeAt.toISOString(), openedAt: linkOpenedAt?.toISOString() ?? null }
        : null,
    dispatchedAt: dispatchedAt?.toISOString() ?? null,
  };
}

const withoutMoney = (stop: LoadedStop): LoadStop => ({ ...stop, toCollect: null });
