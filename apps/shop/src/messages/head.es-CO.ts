import { shop } from '../api/settings/shop-settings.ts';

/** Page descriptions for search engines and messengers: one or two sentences, at most 160 characters. */
export const headMessages = {
  landing: 'Tintes, uñas, cuidado capilar y maquillaje al por mayor para tu negocio de belleza.',
  home: () =>
    `Compra al por mayor en ${shop().brand}: ofertas, novedades y lo más vendido para peluquerías, barberías y salones de uñas.`,
  register: () => `Crea tu cuenta en ${shop().brand} con tu celular y compra belleza al por mayor para tu negocio.`,
  manufacturers: () =>
    `Todas las marcas de belleza profesional que distribuye ${shop().brand}, con sus líneas y sus tonos.`,
  manufacturer: (name: string, products: number) =>
    `${name} al por mayor en ${shop().brand}: ${products === 1 ? 'un producto' : `${products} productos`} con precio, tonos y existencias.`,
  categories: 'Coloración, cuidado capilar, uñas, maquillaje, barbería y equipos: todo lo de tu salón, por categoría.',
  category: (name: string, products: number) =>
    `${name} al por mayor en ${shop().brand}: ${products === 1 ? 'un producto' : `${products} productos`} con precio, tonos y existencias.`,
  offers: 'Productos de belleza al por mayor con descuento hoy, mientras haya existencias.',
  newProducts: 'Lo último que llegó: productos y tonos nuevos de belleza profesional, al por mayor.',
  bestsellers: 'Lo que más compran los salones de Colombia: tintes, cuidado capilar, uñas y maquillaje al por mayor.',
  combos: 'Combos de belleza profesional: varios productos juntos por menos de lo que valen sueltos.',
  customList: (title: string) => `${title}: una selección de productos de belleza al por mayor en ${shop().brand}.`,
  colourSearch: 'Elige un color y mira qué tintes, esmaltes y labiales se le parecen, de todas las marcas.',
  support: () => `Escríbele o llama a ${shop().brand}: pedidos, entregas, cambios y tu cuenta.`,
  terms: () => `Términos y condiciones de ${shop().brand} y cómo tratamos tus datos.`,
  accountDeletion: () => `Cómo eliminar tu cuenta de ${shop().brand} y qué pasa con tus datos.`,
  /** `rest` is the product's own text. */
  product: (name: string, brand: string, rest: string) => `${name} de ${brand} al por mayor. ${rest}`,
};
