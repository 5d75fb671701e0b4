/** What the customer reads of a part that was lost on the road. */
export const partLost = (why: string): string => `No podemos entregar una parte de tu pedido. Motivo: ${why}`;
