import type { RoutedPart } from '../../../platform/module.ts';

interface OrderParts extends Omit<RoutedPart, 'shipmentId'> {
  /** The warehouse of a part is the order's when it is null. */
  shipments: readonly { shipmentId: string; warehouseId: string | null }[];
}

/** The parts of an order with what decides their route. */
export const partsOf = ({ shipments, warehouseId, cityId, address }: OrderParts): RoutedPart[] =>
  shipments.map((part) => ({
    shipmentId: part.shipmentId,
    warehouseId: part.warehouseId ?? warehouseId,
    cityId,
    address,
  }));

/** The names of the routes of these parts, each once. */
export const routesOf = (
  parts: readonly Pick<RoutedPart, 'shipmentId'>[],
  names: ReadonlyMap<string, string>,
): string[] => [...new Set(parts.flatMap(({ shipmentId }) => names.get(shipmentId) ?? []))];
