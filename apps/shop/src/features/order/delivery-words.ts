import type { DeliveryWindow } from '@tonalia/contract/purchase';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatHours } from '@tonalia/rules/hours';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { dispatchName } from './dispatches.ts';

/** "Mar 24 nov, 8 a. m. a 12 m." */
export const windowInWords = ({ day, from, to }: DeliveryWindow): string =>
  purchaseMessages.schedule.arrives(formatShortDay(day), formatHours(from, to));

/** The delivery window of a shipment, else its dispatch day: "Mar 24 nov, 8 a. m. a 12 m.", "Entrega inmediata". */
export const deliveryText = (window: DeliveryWindow | null | undefined, dispatchDate: string | null): string =>
  window ? windowInWords(window) : dispatchName(dispatchDate);
