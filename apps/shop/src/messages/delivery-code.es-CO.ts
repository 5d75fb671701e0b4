/** Words of the code that the customer says at the door. */
export const deliveryCodeMessages = {
  name: 'Código de entrega',
  of: (dispatch: string) => `Código de entrega, ${dispatch.charAt(0).toLowerCase()}${dispatch.slice(1)}`,
  help: 'Díselo al conductor cuando recibas, no antes.',
};
