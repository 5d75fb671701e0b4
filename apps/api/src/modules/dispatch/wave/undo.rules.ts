import type { OfficeErrorCode } from '@tonalia/contract/office-errors';
import type { Order } from '@tonalia/contract/purchase';

/** A shipment of an act, as it was then and as it is now. */
export interface ActShipment {
  shipmentId: string;
  orderCode: string;
  before: ShipmentState & { waveCode: string };
  now: ShipmentState & { waveCode: string | undefined };
}

interface ShipmentState {
  status: Order['shipments'][number]['status'];
  /** Units picked or reported missing. */
  counted: number;
}

/** What an undo takes back, leaves and refuses. */
export interface UndoneWaves {
  changed: ActShipment[];
  unchanged: ActShipment[];
  refused: (ActShipment & { code: OfficeErrorCode })[];
}

const movedOn = ({ before, now }: ActShipment): boolean =>
  before.status !== now.status || before.counted !== now.counted;

/** Each shipment leaves the wave it was put into, unless it was picked or has left since, or is in another wave. */
export function backFromWaves(shipments: readonly ActShipment[]): UndoneWaves {
  const undone: UndoneWaves = { changed: [], unchanged: [], refused: [] };
  for (const one of shipments) {
    if (one.now.waveCode === undefined) undone.unchanged.push(one);
    else if (movedOn(one)) undone.refused.push({ ...one, code: 'MOVED_ON' });
    else if (one.now.waveCode !== one.before.waveCode) undone.refused.push({ ...one, code: 'SHIPMENT_IN_WAVE' });
    else undone.changed.push(one);
  }
  return undone;
}

/**
 * The wave goes back to its picker whole: when a shipment was picked since, those picked are refused and the others stay. `isLatest` is
 * false when the wave was set again since.
 */
export function backFromAssignment(shipments: readonly ActShipment[], isLatest: boolean): UndoneWaves {
  const refused = shipments
    .filter((one) => !isLatest || movedOn(one))
    .map((one) => ({ ...one, code: isLatest ? ('MOVED_ON' as const) : ('VERSION_CONFLICT' as const) }));
  const others = shipments.filter((one) => isLatest && !movedOn(one));
  return refused.length > 0 ? { changed: [], unchanged: others, refused } : { changed: others, unchanged: [], refused };
}
