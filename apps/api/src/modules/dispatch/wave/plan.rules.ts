/** A shipment to put into a wave. */
export interface PlannedShipment {
  shipmentId: string;
  orderId: string;
  units: number;
  /** Shipments of one group go together; groups follow each other by `rank`, then by name. */
  group: string;
  rank: number;
}

/** The most that a wave holds. A shipment above the units has a wave of its own. */
export interface WaveLimits {
  maxOrders: number;
  maxUnits: number;
}

/**
 * Puts every shipment into exactly one wave, group after group, in the given order within a group. A wave closes when the next order or its
 * units do not fit.
 */
export function planWaves<S extends PlannedShipment>(shipments: readonly S[], limits: WaveLimits): S[][] {
  const groups = [...Map.groupBy(shipments, ({ group }) => group).values()];
  return groups.toSorted(byRank).flatMap((group) => fill(group, limits));
}

function byRank(one: readonly PlannedShipment[], other: readonly PlannedShipment[]): number {
  const [first, second] = [one[0], other[0]];
  if (!first || !second) return 0;
  return first.rank - second.rank || first.group.localeCompare(second.group, 'es');
}

function fill<S extends PlannedShipment>(shipments: readonly S[], { maxOrders, maxUnits }: WaveLimits): S[][] {
  const waves: S[][] = [];
  let orders = new Set<string>();
  let units = 0;
  for (const shipment of shipments) {
    const wave = waves.at(-1);
    const fits =
      units + shipment.units <= maxUnits &&
      (orders.has(shipment.orderId) || orders.size < maxOrders) &&
      wave !== undefined;
    if (fits) wave.push(shipment);
    else {
      waves.push([shipment]);
      orders = new Set();
      units = 0;
    }
    orders.add(shipment.orderId);
    units += shipment.units;
  }
  return waves;
}
