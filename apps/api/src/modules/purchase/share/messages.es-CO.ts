import { unlinked } from '../notifications/messages.es-CO.ts';

/** What a shared cart is called. */
export const cartTitle = 'Carrito';

/** Why an answer is not kept; it follows the name of the field. */
export const strangeLines = 'no tiene productos de este enlace';

/** The same for units that the link fixes. */
export const fixedUnits = 'tiene cantidades que este enlace no deja cambiar';

/** Words of the PDF of a link. */
export const sharedFile = {
  code: 'Código',
  product: 'Producto',
  units: 'Cant.',
  price: 'Precio',
  total: 'Valor',
  sum: 'Total',
  soldOut: 'Agotado',
  withPrices: 'Precios con IVA, sujetos a cambio sin previo aviso.',
  withoutPrices: 'Las existencias pueden cambiar.',
  list: 'Lista',
  gone: 'Sus productos ya no se venden',
  file: (day: string) => `lista-${day}.pdf`,
};

/** Shown on locked phones, so it has no names. */
export const pushedAnswer = {
  title: 'Te llegó una lista',
  text: 'Revísala y agrégala a tu carrito.',
};

/** The same as a mail. */
export const mailedAnswer = (name: string, address: string) => ({
  subject: 'Te llegó una lista',
  text: [
    `Hola, ${unlinked(name)}:`,
    'Respondieron el enlace que compartiste. La lista todavía no es un pedido.',
    `Revísala y agrégala a tu carrito: ${address}`,
  ].join('\n\n'),
});
