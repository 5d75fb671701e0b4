/** Titles of pages with an unknown address. A separate file, because every page loads it for its title. */
const gone = (thing: string) => `${thing} ya no está`;

export const goneMessages = {
  product: gone('Este producto'),
  category: gone('Esa categoría'),
  brand: gone('Esa marca'),
  list: gone('Esa lista'),
};
