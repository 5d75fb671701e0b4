import { formatPesos } from '@tonalia/rules/money';
import { BRAND } from '../../../platform/messages.ts';

/** Texts to the owner about a request, and to the member about its decision. */
export const askedText = (name: string, total: number) => ({
  title: `${name} pide tu aprobación`,
  text: `Un pedido de ${formatPesos(total)}`,
});
export const pushedRequest = { title: 'Un pedido espera tu aprobación', text: 'Ábrelo para aprobarlo o devolverlo.' };
export const review = 'Revisar';
export const mailedRequest = (name: string, total: number, url: string) => ({
  subject: `${name} pide tu aprobación en ${BRAND}`,
  text: [
    `${name} quiere hacer un pedido de ${formatPesos(total)} para tu negocio. Apruébalo o devuélvelo aquí:`,
    url,
  ].join('\n\n'),
});
export const approvedText = 'Aprobaron tu pedido';
export const returnedText = 'Te devolvieron el pedido';
