import { type DeliveryHours, type Route, deliveryWindows, isSameWindow } from '@tonalia/rules/delivery-windows';

/** The lines of one dispatch date, and the delivery windows offered for them. */
export interface ShipmentGroup {
  /** Null for lines in stock. */
  dispatchDate: string | null;
  units: number;
  windows: DeliveryHours[];
}

/** A delivery window chosen for a dispatch date. */
export type WindowChoice = DeliveryHours & { dispatchDate: string | null };

/** Delivery days of a place; `coverage` is undefined where no warehouse delivers. */
export interface DeliveryReach {
  coverage: Route | undefined;
  /** The customer's own weekdays override the zone's. */
  shopper: { weekdays: readonly number[] | null };
}

/** Groups lines by dispatch date: in stock first, then by date. */
export function shipmentGroups(
  lines: readonly { dispatchDate: string | null; quantity: number }[],
  { coverage, shopper }: DeliveryReach,
  now: Date,
): ShipmentGroup[] {
  const route = coverage && { ...coverage, weekdays: shopper.weekdays ?? coverage.weekdays };
  return [...Map.groupBy(lines, ({ dispatchDate }) => dispatchDate)]
    .toSorted(([a], [b]) => (a ?? '').localeCompare(b ?? ''))
    .map(([dispatchDate, members]) => ({
      dispatchDate,
      units: members.reduce((sum, { quantity }) => sum + quantity, 0),
      windows: route ? deliveryWindows(route, dispatchDate, now) : [],
    }));
}

/** Whether a choice is among the windows of its dispatch date. */
export function isOffered(groups: readonly ShipmentGroup[], choice: WindowChoice): boolean {
  const group = groups.find(({ dispatchDate }) => dispatchDate === choice.dispatchDate);
  return group?.windows.some((window) => isSameWindow(window, choice)) ?? false;
}

/** The chosen window of a group while it is offered, else the earliest; null when there is none. */
export function windowForGroup(
  { dispatchDate, windows }: ShipmentGroup,
  schedule: readonly WindowChoice[],
): DeliveryHours | null {
  const chosen = schedule.find((choice) => choice.dispatchDate === dispatchDate);
  return windows.find((window) => chosen && isSameWindow(window, chosen)) ?? windows[0] ?? null;
}
