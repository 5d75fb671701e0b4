import type { OrderPicking } from '@tonalia/contract/dispatch-office';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useQuery } from '@tanstack/react-query';
import { orderPickingQuery } from '../../api/adjust.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import type { ShippedLine } from './line-name.tsx';

/** Units of a line that the warehouse picked, those that it did not find, and where they are. */
export interface LinePicking {
  picked: number;
  short: number;
  shelf: string | null;
}

/** Undefined while nothing is known of the line. */
export type PickingOf = (line: ShippedLine) => LinePicking | undefined;

/** The picked units of each line of the order, and whether they are known yet. Asks only what the operator may read. */
export function usePicking(order: OfficeOrder): {
  pickingOf: PickingOf;
  isKnown: boolean;
  packings: OrderPicking['packings'] | undefined;
  /** Name of the route of a part; undefined while it is not known, or without one. */
  routeOf: (shipmentId: string) => string | undefined;
} {
  const operator = useOperator();
  const mayRead = mayDo(operator, 'picking.read');
  const { data, isPending } = useQuery({ ...orderPickingQuery(order.code), enabled: mayRead });
  return {
    pickingOf: pickingBy(order, data),
    isKnown: !mayRead || !isPending,
    packings: data?.packings,
    routeOf: (shipmentId) => data?.routes.find((one) => one.shipmentId === shipmentId)?.name,
  };
}

/** Counts belong to a version of a part; lines of the same version share them, the first one first. */
export function pickingBy({ shipments }: Pick<OfficeOrder, 'shipments'>, picking: OrderPicking | undefined): PickingOf {
  const known = new Map<number, LinePicking>();
  const left = new Map((picking?.lines ?? []).map((one) => [`${one.shipmentId} ${one.code}`, { ...one }]));
  for (const { _id, lines } of shipments) {
    for (const { line, quantity, code, versionCode } of lines) {
      const counts = left.get(`${_id} ${versionCode ?? code}`);
      if (!counts || quantity === 0) continue;
      const picked = Math.min(counts.picked, quantity);
      const short = Math.min(counts.short, quantity - picked);
      counts.picked -= picked;
      counts.short -= short;
      known.set(line, { picked, short, shelf: counts.shelf });
    }
  }
  return ({ line }) => known.get(line);
}
