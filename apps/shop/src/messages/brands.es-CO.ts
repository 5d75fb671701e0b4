/** Texts of brands and categories. */
export const brandMessages = {
  title: 'Marcas',
  search: 'Buscar marca',
  mine: 'Las que más pides',
  bestsellers: 'Las más vendidas',
  letters: 'Ir a la letra',
  goTo: (letters: string) => `Ir a ${letters}`,
  none: (words: string) => `No encontramos la marca “${words}”`,
  noneHelp: 'Prueba con otra parte del nombre.',
  failed: 'No pudimos cargar las marcas',
  goneHelp: 'Puede que haya cambiado de nombre.',
  seeAll: 'Ver todas las marcas',
  colourCards: 'Cartas de color',
  tones: (n: number) => `${n} ${n === 1 ? 'tono' : 'tonos'}`,
  linesOf: (name: string) => `Líneas de ${name}`,
};

export const categoryMessages = {
  failed: 'No pudimos cargar las categorías',
  goneHelp: 'Sus productos pueden estar en otra.',
  seeAll: 'Ver todas las categorías',
  all: 'Ver todo',
  family: 'Familia de tono',
  parts: 'Tipos de producto',
  brands: 'Marcas',
  allBrands: 'Ver todas las marcas',
  bestsellers: 'Más vendidos',
  partsOf: (name: string) => `Todo en ${name}`,
};
