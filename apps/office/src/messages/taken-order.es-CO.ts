/** Words of orders that the office takes, for lists that load nothing of taking one. */
export const takenOrderTexts = {
  create: 'Crear pedido',
  takenBy: (name: string) => `Tomado por la oficina: ${name}`,
  takenShort: 'Oficina',
};
