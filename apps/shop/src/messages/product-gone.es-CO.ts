/** The page of a product that is not there: apart from the product's sentences, which every product page loads. */
export const productGoneMessages = {
  help: 'Puede que ya no se venda o que la dirección no sea correcta.',
  explore: 'Ver lo más vendido',
};
