import { formatNumber } from '@tonalia/rules/money';
import { oneLine } from '../order/told/messages.es-CO.ts';

/** Whom a cart is brought to mind, and whose it is. */
export interface Reminded {
  name: string;
  customerName: string;
  units: number;
}

/** Brings a cart to mind, once. */
export const reminder = ({ name, customerName, units }: Reminded, publicUrl: string) => ({
  subject: 'Tu carrito te espera',
  text: [
    `Hola, ${oneLine(name)}:`,
    `Dejaste ${formatNumber(units)} ${units === 1 ? 'unidad' : 'unidades'} en el carrito de ${oneLine(customerName)}. Los precios y lo disponible pueden cambiar.`,
    `Termina tu pedido cuando quieras: ${publicUrl}/home/purchase`,
    `Si no quieres más recordatorios, apágalos en tu perfil: ${publicUrl}/home/profile`,
  ].join('\n\n'),
});
