/** The name of a page whose address is of nothing there is. Apart from each screen's own messages: every page loads them for its title. */
const gone = (thing: string) => `${thing} ya no está`;

export const goneMessages = {
  product: gone('Este producto'),
  category: gone('Esa categoría'),
  brand: gone('Esa marca'),
  list: gone('Esa lista'),
};
