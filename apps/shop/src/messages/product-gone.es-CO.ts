/** Texts for an unknown product. A separate file, because most product pages do not need them. */
export const productGoneMessages = {
  help: 'Puede que ya no se venda o que la dirección no sea correcta.',
  explore: 'Ver lo más vendido',
};
