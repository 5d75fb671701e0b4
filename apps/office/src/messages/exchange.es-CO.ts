/** Words of an exchange, in a file of their own: the list of returns has no room for them in its first load. */
export const exchangeTexts = {
  title: 'Se cambia',
  name: 'Cambio',
  text: 'Crea un pedido sin costo',
  order: (code: string) => `Cambio, pedido ${code}`,
};
