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
  const sorted = shipments.toSorted(
    (one, other) => one.rank - other.rank || one.group.localeCompare(other.group, 'es'),
  );
  const groups = [...Map.groupBy(sorted, ({ group }) => group).values()];
  return groups.flatMap((group) => fill(group, limits));
}

function fill<S extends PlannedShipment>(shipments: readonly S[], { maxOrders, maxUnits }: WaveLimits): S[][] {
  const waves: { shipments: S[]; orders: Set<string>; units: number }[] = [];
  for (const shipment of shipments) {
    const { orderId, units } = shipment;
    const wave = waves.at(-1);
    const fits =
      wave !== undefined &&
      wave.units + units <= maxUnits &&
      (wave.orders.has(orderId) || wave.orders.size < maxOrders);
    if (fits) {
      wave.shipments.push(shipment);
      wave.orders.add(orderId);
      wave.units += units;
    } else waves.push({ shipments: [shipment], orders: new Set([orderId]), units });
  }
  return waves.map((wave) => wave.shipments);
}
