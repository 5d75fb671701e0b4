import type { PickLine } from '@tonalia/contract/dispatch-wave';
import type { PickFacts } from '../../products/index.ts';
import type { LoadedShipment } from '../shipment/load-shipments.ts';

/** The lines of some shipments in walking order: by shelf, then what has none by brand and code. */
export function pickListOf(shipments: readonly LoadedShipment[], facts: ReadonlyMap<string, PickFacts>): PickLine[] {
  const orders = shipments.flatMap(({ shipmentId, orderCode, customer, needs }) =>
    needs.map(({ versionId, asked: units, picked, short }) => ({
      versionId,
      order: { shipmentId, orderCode, customer, units, picked, short },
    })),
  );
  const lines = [...Map.groupBy(orders, ({ versionId }) => versionId)].flatMap(([versionId, asking]) => {
    const fact = facts.get(versionId);
    return fact
      ? [
          toLine(
            fact,
            asking.map(({ order }) => order),
          ),
        ]
      : [];
  });
  return lines.toSorted(byWalk);
}

function toLine({ versionId, ...fact }: PickFacts, orders: PickLine['orders']): PickLine {
  const sum = (of: (order: PickLine['orders'][number]) => number) => orders.reduce((total, one) => total + of(one), 0);
  return {
    ...fact,
    _id: versionId,
    units: sum(({ units }) => units),
    picked: sum(({ picked }) => picked),
    short: sum(({ short }) => short),
    orders,
  };
}

const inOrder = new Intl.Collator('es', { numeric: true });

function byWalk(one: PickLine, other: PickLine): number {
  if ((one.shelf === null) !== (other.shelf === null)) return one.shelf === null ? 1 : -1;
  return (
    inOrder.compare(one.shelf ?? '', other.shelf ?? '') ||
    inOrder.compare(one.brand, other.brand) ||
    inOrder.compare(one.code, other.code)
  );
}
