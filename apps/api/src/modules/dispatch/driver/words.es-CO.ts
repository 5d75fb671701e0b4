import type { BackReason, PickupReason, RefusalReason } from '@tonalia/contract/dispatch-driver';

/** Why a delivery was not taken, as the customer reads it. */
export const refusalWords: Record<RefusalReason, string> = {
  closed: 'el local estaba cerrado',
  absent: 'no había quien recibiera',
  no_money: 'no tenían con qué pagar',
  wrong_address: 'no encontramos la dirección',
};

/** Why a return was not collected, as the customer reads it. */
export const pickupWords: Record<PickupReason, string> = {
  closed: 'el local estaba cerrado',
  absent: 'no había quien la entregara',
  not_ready: 'no estaba lista',
  wrong_address: 'no encontramos la dirección',
};

/** Why units came back. */
export const backWords: Record<BackReason, string> = {
  damaged: 'golpeado',
  not_ordered: 'no lo pidió',
  other_product: 'otro producto',
  expired: 'vencido',
};

/** Author of an act for a load that names no driver. */
export const DRIVER = 'Conductor';
