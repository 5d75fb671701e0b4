import { type DeliveryHours, type Route, deliveryWindows } from '@tonalia/rules/delivery-windows';
import { followWindow } from '../schedule/follow-window.rules.ts';
import type { PresaleMove, WaitingLine } from './moves.rules.ts';

/** An order's waiting lines, with the window that its customer chose for each part. */
export interface WindowedOrder {
  waiting: readonly Pick<WaitingLine, 'lineNo' | 'shipmentId'>[];
  chosen: readonly (DeliveryHours & { shipmentId: string })[];
}

/** The window chosen for the lines of a move; undefined for none. */
export function chosenWindow({ waiting, chosen }: WindowedOrder, { lineNos }: PresaleMove) {
  const before = waiting.find(({ lineNo }) => lineNo === lineNos[0])?.shipmentId;
  return chosen.find(({ shipmentId }) => shipmentId === before);
}

/** The window of a part after its move; null when delivery is no longer possible. */
export const windowAfter = (
  chosen: DeliveryHours,
  { to }: PresaleMove,
  route: Route,
  now: Date,
): DeliveryHours | null => followWindow(chosen, deliveryWindows(route, to, now));
