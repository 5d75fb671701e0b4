import { count } from './es-CO.ts';

/** Texts of the search field. */
export const searchMessages = {
  close: 'Cerrar la búsqueda',
  suggestions: 'Sugerencias',
  recent: 'Búsquedas recientes',
  top: 'Lo más buscado',
  products: 'Productos',
  shades: 'Tonos que coinciden',
  brands: 'Marcas',
  categories: 'Categorías',
  byColour: 'Buscar por color',
  all: (words: string) => `Ver resultados de “${words}”`,
  forget: 'Borrar búsquedas recientes',
  forgetFailed: 'No pudimos borrar tus búsquedas. Inténtalo de nuevo.',
  none: (words: string) => `Sin sugerencias para “${words}”.`,
  found: (n: number) => count(n, 'sugerencia', 'sugerencias'),
  failed: 'No pudimos traer sugerencias.',
  offline: 'Sin conexión. Lo que escribiste sigue aquí: las sugerencias llegan cuando vuelva.',
  offlineIdle: 'Sin conexión. Puedes ir escribiendo lo que buscas.',
};
