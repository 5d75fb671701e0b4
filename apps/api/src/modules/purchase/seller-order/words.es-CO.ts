import { shownPriceHours } from '@tonalia/rules/policy';
import { formatPesos } from '@tonalia/rules/money';

/** Sentences about an order taken without a network. */
export const words = {
  OLD: () => `El pedido se tomó hace más de ${shownPriceHours} horas. Confírmalo con el cliente.`,
  CLOCK: () => 'La hora del celular no coincide con la de la tienda. Revisa el pedido antes de enviarlo.',
  shownPrice: (price: number): string => `Precio que se mostró sin red: ${formatPesos(price)}`,
};
