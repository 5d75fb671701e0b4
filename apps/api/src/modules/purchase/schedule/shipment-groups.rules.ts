import { type Window, deliveryWindows, isSameWindow } from '@tonalia/rules/delivery-windows';

/** What leaves on one date and the windows it can come in. */
export interface ShipmentGroup {
  /** Null is what is in stock. */
  dispatchDate: string | null;
  units: number;
  windows: Window[];
}

/** A window chosen for what leaves on a date. */
export type WindowChoice = Window & { dispatchDate: string | null };

/** What decides on which days a place is delivered to; undefined where nobody delivers. */
export interface DeliveryReach {
  coverage: { leadDays: number; weekdays: readonly number[] } | undefined;
  /** The customer's own days go before the zone's. */
  shopper: { weekdays: readonly number[] | null };
}

/** The lines by the date they leave on: what is in stock first, then by date. */
export function shipmentGroups(
  lines: readonly { dispatchDate: string | null; quantity: number }[],
  { coverage, shopper }: DeliveryReach,
  now: Date,
): ShipmentGroup[] {
  const route = coverage && { leadDays: coverage.leadDays, weekdays: shopper.weekdays ?? coverage.weekdays };
  return [...Map.groupBy(lines, ({ dispatchDate }) => dispatchDate)]
    .toSorted(([a], [b]) => (a ?? '').localeCompare(b ?? ''))
    .map(([dispatchDate, members]) => ({
      dispatchDate,
      units: members.reduce((sum, { quantity }) => sum + quantity, 0),
      windows: route ? deliveryWindows(route, dispatchDate, now) : [],
    }));
}

/** Whether a choice is one of the windows of something that leaves on its date. */
export function isOffered(groups: readonly ShipmentGroup[], choice: WindowChoice): boolean {
  const group = groups.find(({ dispatchDate }) => dispatchDate === choice.dispatchDate);
  return group?.windows.some((window) => isSameWindow(window, choice)) ?? false;
}

/** The window chosen for a group while it is on offer, else the earliest; null where there is none. */
export function windowForGroup(
  { dispatchDate, windows }: ShipmentGroup,
  schedule: readonly WindowChoice[],
): Window | null {
  const chosen = schedule.find((choice) => choice.dispatchDate === dispatchDate);
  return windows.find((window) => chosen && isSameWindow(window, chosen)) ?? windows[0] ?? null;
}
