import { formatNumber } from '@tonalia/rules/money';
import { unlinked } from '../notifications/messages.es-CO.ts';

/** Whom a cart is brought to mind, and whose it is. */
export interface ReminderRecipient {
  name: string;
  customerName: string;
  units: number;
}

const CART = '/home/cart';

/** The same to a phone, where anybody near may read it. */
export const pushedReminder = {
  title: 'Tu carrito te espera',
  text: 'Termina tu pedido cuando quieras. Los precios y lo disponible pueden cambiar.',
  path: CART,
};

/** Brings a cart to mind, once. */
export const reminder = ({ name, customerName, units }: ReminderRecipient, publicUrl: string) => ({
  subject: 'Tu carrito te espera',
  text: [
    `Hola, ${unlinked(name)}:`,
    `Dejaste ${formatNumber(units)} ${units === 1 ? 'unidad' : 'unidades'} en el carrito de ${unlinked(customerName)}. Los precios y lo disponible pueden cambiar.`,
    `Termina tu pedido cuando quieras: ${publicUrl}${CART}`,
    `Si no quieres más recordatorios, apágalos en tu perfil: ${publicUrl}/home/profile`,
  ].join('\n\n'),
});
