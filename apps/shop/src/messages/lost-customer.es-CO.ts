/** Texts for a seller when a customer left the portfolio. A separate file, because the cart's page loads it. */
export const lostCustomerMessages = {
  gone: (name: string) => `${name} ya no está entre tus clientes. Escoge a otro para seguir.`,
  goneUnsent: 'Uno de tus clientes ya no está en tu lista. Lo que le agregaste sin conexión no quedó en su carrito.',
};
