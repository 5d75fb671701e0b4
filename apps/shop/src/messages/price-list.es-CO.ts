/** Texts of the download of a customer's own prices. */
export const priceListMessages = {
  title: 'Mi lista de precios',
  titleOf: (customer: string) => `Lista de precios de ${customer}`,
  level: (name: string) => `Nivel ${name}, con los precios de hoy`,
  today: 'Con los precios de hoy y con IVA',
  format: 'Formato',
  formats: { pdf: 'PDF', xlsx: 'Excel' },
  brands: 'Marcas',
  chosenOf: (chosen: number, all: number) => `${chosen} de ${all}`,
  all: 'Todas',
  tooMany: (most: number) => `Escoge hasta ${most} marcas, o todas.`,
  available: 'Solo lo que hay hoy',
  download: (format: string) => `Descargar ${format}`,
  /** While the server prices the versions. */
  working: 'Estamos armando tu lista. Puede tardar unos segundos.',
  done: 'Tu lista está lista.',
  failed: 'No pudimos armar la lista. Inténtalo de nuevo.',
  brandsFailed: 'No pudimos cargar las marcas',
};
