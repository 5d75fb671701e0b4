import type { PickShipment, Shortage, Wave } from '@tonalia/contract/dispatch-wave';
import type { PickFacts } from '../../products/index.ts';
import { shownName } from '../shipment/shown-name.ts';
import { type LoadedShipment, countOrders, countUnits } from '../shipment/load-shipments.ts';
import { waveStateOf } from './wave.rules.ts';
import type { WaveRow } from './wave.sql.ts';

/** Whether a shipment has left the warehouse. */
export const hasLeft = ({ status }: Pick<LoadedShipment, 'status'>): boolean =>
  status === 'dispatched' || status === 'delivered';

/** Shipments that still are one: a cancelled one leaves its wave. */
export const living = (shipments: readonly LoadedShipment[]): LoadedShipment[] =>
  shipments.filter(({ status }) => status !== 'cancelled');

/** A wave as the contract has it. `all` may hold shipments of other waves too. */
export function toWave(row: WaveRow, all: readonly LoadedShipment[]): Wave {
  const shipments = shipmentsOf(row, all);
  const { asked, picked, short } = countUnits(shipments);
  const facts = shipments.map((one) => ({ hasLeft: hasLeft(one), ...countUnits([one]) }));
  const { code, number, name, dispatchDate, warehouseId, leavesAt, operatorId, operatorName, version } = row;
  return {
    code,
    number,
    name,
    dispatchDate,
    warehouseId,
    leavesAt,
    operator: operatorId === null ? null : { _id: operatorId, name: operatorName ?? '' },
    state: waveStateOf({ hasOperator: operatorId !== null, shipments: facts }),
    orders: countOrders(shipments),
    units: asked,
    picked,
    short,
    version,
  };
}

/** The living shipments of a wave, the order placed first first. */
export const shipmentsOf = ({ shipmentIds }: WaveRow, all: readonly LoadedShipment[]): LoadedShipment[] =>
  living(all.filter(({ shipmentId }) => shipmentIds.includes(shipmentId)));

/** A shipment as the contract has it; `packed` are the shipments that are packed. */
export function toPickShipment(shipment: LoadedShipment, packed: ReadonlySet<string>): PickShipment {
  const { shipmentId, orderCode, customer, city, dispatchDate, route, isMoved, status } = shipment;
  const { asked, picked, short, lines } = countUnits([shipment]);
  return {
    _id: shipmentId,
    orderCode,
    customer,
    city,
    dispatchDate,
    route: route ? { _id: route.id, name: route.name } : null,
    isMoved,
    lines,
    units: asked,
    picked,
    short,
    isPacked: packed.has(shipmentId),
    status: status === 'cancelled' ? 'received' : status,
  };
}

/** Missing units of a wave that wait for a decision, the oldest report first. */
export function shortagesOf(
  row: WaveRow,
  all: readonly LoadedShipment[],
  facts: ReadonlyMap<string, PickFacts>,
): Shortage[] {
  const shipments = shipmentsOf(row, all).filter((one) => !hasLeft(one));
  const askedOf = (versionId: string) =>
    shipments
      .flatMap(({ needs }) => needs.filter((need) => need.versionId === versionId))
      .reduce((sum, { asked }) => sum + asked, 0);
  const found = shipments.flatMap(({ orderCode, customer, needs }) =>
    needs.flatMap(({ versionId, short, shortBy, shortAt }) => {
      const fact = facts.get(versionId);
      if (!fact || short === 0 || !shortAt) return [];
      return {
        orderCode,
        customer,
        waveCode: row.code,
        name: shownName(fact),
        code: fact.code,
        image: fact.image,
        tile: fact.tile,
        color: fact.shade?.color ?? null,
        units: short,
        asked: askedOf(versionId),
        by: shortBy ?? '',
        at: shortAt.toISOString(),
      };
    }),
  );
  return found.toSorted((one, other) => one.at.localeCompare(other.at));
}
