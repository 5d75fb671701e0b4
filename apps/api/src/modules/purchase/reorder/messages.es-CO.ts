import { formatNumber } from '@tonalia/rules/money';
import type { WhyShort } from './reorder.rules.ts';

/** Why something of an order could not be put in the cart, or not wholly. */
export const reasons: Record<WhyShort, (units: { added: number; quantity: number }) => string> = {
  gone: () => 'Ya no lo vendemos.',
  stock: ({ added, quantity }) =>
    added === 0
      ? 'No hay más unidades disponibles.'
      : `Solo pudimos agregar ${formatNumber(added)} de ${formatNumber(quantity)}.`,
  choice: () => 'Este combo cambió: escoge de nuevo lo que lleva.',
  full: () => 'A tu carrito no le caben más productos.',
};
