import { formatNumber } from '@tonalia/rules/money';
import { unlinked } from '../notifications/messages.es-CO.ts';

/** The person to remind, and the cart's customer. */
export interface ReminderRecipient {
  name: string;
  customerName: string;
  units: number;
}

const CART = '/home/cart';

/** Shown on locked phones, so it has no names or amounts. */
export const pushedReminder = {
  title: 'Tu carrito te espera',
  text: 'Termina tu pedido cuando quieras. Los precios y lo disponible pueden cambiar.',
  path: CART,
};

/** The reminder as a mail. */
export const reminder = ({ name, customerName, units }: ReminderRecipient, publicUrl: string) => ({
  subject: 'Tu carrito te espera',
  text: [
    `Hola, ${unlinked(name)}:`,
    `Dejaste ${formatNumber(units)} ${units === 1 ? 'unidad' : 'unidades'} en el carrito de ${unlinked(customerName)}. Los precios y lo disponible pueden cambiar.`,
    `Termina tu pedido cuando quieras: ${publicUrl}${CART}`,
    `Si no quieres más recordatorios, apágalos en tu perfil: ${publicUrl}/home/profile`,
  ].join('\n\n'),
});
