import { type DeliveryHours, isSameWindow } from '@tonalia/rules/delivery-windows';

/** The window of a part on another date: the chosen one while it is offered, else the first with its hours, else the first; null without any. */
export const followWindow = (chosen: DeliveryHours, offered: readonly DeliveryHours[]): DeliveryHours | null =>
  offered.find((one) => isSameWindow(one, chosen)) ??
  offered.find(({ from }) => from === chosen.from) ??
  offered[0] ??
  null;
