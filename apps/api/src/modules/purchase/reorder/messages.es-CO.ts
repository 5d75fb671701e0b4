import { formatNumber } from '@tonalia/rules/money';
import type { ShortfallReason } from './reorder.rules.ts';

type ShortfallTexts = Record<ShortfallReason, (units: { added: number; quantity: number }) => string>;

/** Why a line of an order was not added, or only in part. */
export const reasons: ShortfallTexts = {
  gone: () => 'Ya no lo vendemos.',
  stock: ({ added, quantity }) =>
    added === 0
      ? 'No hay más unidades disponibles.'
      : `Solo pudimos agregar ${formatNumber(added)} de ${formatNumber(quantity)}.`,
  choice: () => 'Este combo cambió: escoge de nuevo lo que lleva.',
  full: () => 'A tu carrito no le caben más productos.',
};

/** The same before adding. */
export const reviewReasons: ShortfallTexts = {
  ...reasons,
  stock: ({ added, quantity }) =>
    added === 0 ? reasons.stock({ added, quantity }) : `Hoy hay ${formatNumber(added)} de ${formatNumber(quantity)}.`,
};
